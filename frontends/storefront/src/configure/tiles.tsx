import { useField } from 'formik';
import type { ReactNode } from 'react';
import { RadioOptions } from '../shared/controls/radio-options.js';
import styles from './configure-page.module.css';

interface TilesProps<Value extends string> {
  /** Path of the Formik value. */
  name: string;
  label: string;
  options: readonly { value: Value; label: string; picture: ReactNode }[];
}

/** A radio group of pictures, each with its name. */
export function Tiles<Value extends string>({ name, label, options }: TilesProps<Value>) {
  const [{ value }, , { setValue }] = useField<Value>(name);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.tiles}>
        <RadioOptions
          name={name}
          options={options}
          chosen={value}
          onChoose={(chosen) => void setValue(chosen)}
          className={styles.tile}
        >
          {({ picture, label: text }) => (
            <>
              <span className={styles.picture} aria-hidden="true">
                {picture}
              </span>
              {text}
            </>
          )}
        </RadioOptions>
      </div>
    </fieldset>
  );
}
