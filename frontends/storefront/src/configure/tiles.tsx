import { useField } from 'formik';
import type { ReactNode } from 'react';
import { RadioOption } from '../shared/controls/radio-option.js';
import styles from './configure-page.module.css';

interface TilesProps<Value extends string> {
  /** Path of the Formik value. */
  name: string;
  label: string;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
}

/** One choice among pictures, each with its name. */
export function Tiles<Value extends string>({ name, label, options }: TilesProps<Value>) {
  const [{ value }, , { setValue }] = useField<Value>(name);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.tiles}>
        {options.map((option) => (
          <RadioOption
            key={option.value}
            name={name}
            value={option.value}
            chosen={value}
            onChoose={(chosen) => void setValue(chosen)}
            className={styles.tile}
          >
            <span className={styles.picture} aria-hidden="true">
              {option.picture}
            </span>
            {option.label}
          </RadioOption>
        ))}
      </div>
    </fieldset>
  );
}
