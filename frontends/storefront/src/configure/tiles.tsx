import { useField } from 'formik';
import type { ReactNode } from 'react';
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
          <label key={option.value} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => void setValue(option.value)}
            />
            <span className={styles.picture} aria-hidden="true">
              {option.picture}
            </span>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
