import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '@vitrine/ui';
import styles from './bilingual.module.css';
import { englishName } from './english.js';

interface BilingualProps extends Pick<TextFieldProps, 'required' | 'minRows' | 'maxRows' | 'disabled' | 'autoFocus'> {
  /** Path of the German text in Formik; the English one is at `translations.en.{name}`. */
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A text in German and English side by side; where English is missing it says so: visitors are then shown the German text. */
export function Bilingual({ name, label, hint, required, autoFocus, ...rest }: BilingualProps) {
  const { values } = useFormikContext<object>();
  const filled = (path: string) => {
    const text: unknown = getIn(values, path);
    return typeof text === 'string' && text.trim() !== '';
  };
  const missing = filled(name) && !filled(englishName(name));
  return (
    <div className={styles.pair}>
      <TextField
        {...rest}
        name={name}
        label={<Label text={label} language="German" />}
        hint={hint}
        required={required}
        autoFocus={autoFocus}
        inputProps={{ lang: 'de', spellCheck: true }}
      />
      <TextField
        {...rest}
        name={englishName(name)}
        label={<Label text={label} language="English" />}
        endAdornment={missing && <Missing />}
        inputProps={{
          lang: 'en',
          spellCheck: true,
          'aria-description': missing ? 'Missing: visitors are shown the German text' : undefined,
        }}
      />
    </div>
  );
}

/** Such as `Name (German)`. */
export function Label({ text, language }: { text: string; language: 'German' | 'English' }) {
  return (
    <>
      {text} <span className={styles.language}>({language})</span>
    </>
  );
}

/** The mark of an English text that is not there. */
export function Missing() {
  return (
    <span className={styles.missing} title="Visitors are shown the German text" aria-hidden>
      missing
    </span>
  );
}
