import { useFieldState } from '@vitrine/ui';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import styles from './choices-field.module.css';

export interface Choice {
  value: string;
  label: string;
  /** Shown beside the label, such as what kind of thing it is. */
  kind?: string;
}

interface ChoicesFieldProps {
  /** Path of the Formik value, a list of the chosen values. */
  name: string;
  label: string;
  choices: readonly Choice[];
  /** Shown when nothing is chosen. */
  none: string;
  /** Label of a search field, for long lists. */
  searchLabel?: string;
}

/** Checkboxes for any number of choices from a list. */
export function ChoicesField({ name, label, choices, none, searchLabel }: ChoicesFieldProps) {
  const {
    input: { value: chosen },
    error,
  } = useFieldState<string[]>(name);
  const { setFieldValue } = useFormikContext();
  const [search, setSearch] = useState('');
  const id = useId();
  const wanted = search.trim().toLowerCase();
  const shown = choices.filter((choice) => choice.label.toLowerCase().includes(wanted));
  const toggle = (value: string) =>
    void setFieldValue(name, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset className={styles.field} aria-describedby={`${id}count`}>
      <legend>{label}</legend>
      {searchLabel !== undefined && (
        <input
          type="search"
          className={styles.search}
          aria-label={searchLabel}
          placeholder={searchLabel}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className={styles.list}>
        {shown.map(({ value, label: text, kind }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-invalid={error !== undefined || undefined}
              aria-describedby={error === undefined ? undefined : `${id}count`}
              onChange={() => toggle(value)}
            />
            <span>{text}</span>
            {kind !== undefined && <small>{kind}</small>}
          </label>
        ))}
        {shown.length === 0 && <p>Nothing found</p>}
      </div>
      <p id={`${id}count`} className={error === undefined ? styles.count : styles.error} role="status">
        {error ?? (chosen.length === 0 ? none : `${chosen.length} selected`)}
      </p>
    </fieldset>
  );
}
