import { fallbackOrder, languageName, type Language, type TranslatedLanguage } from '@vitrine/schemas';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from '@vitrine/ui';
import styles from './translated.module.css';
import { translatedName } from './translations.js';
import { useTranslatedLanguages } from './use-translated-languages.js';

interface TranslatedTextProps extends Pick<
  TextFieldProps,
  'required' | 'minRows' | 'maxRows' | 'disabled' | 'autoFocus'
> {
  /** Path of the German text in Formik; the others are at `translations.{language}.{name}`. */
  name: string;
  label: string;
  hint?: ReactNode;
}

/** A text in German and each other language side by side; marks a missing one, instead of which visitors see another language. */
export function TranslatedText({ name, label, hint, required, autoFocus, ...rest }: TranslatedTextProps) {
  const { values } = useFormikContext<object>();
  const languages = useTranslatedLanguages();
  const filled = (path: string) => {
    const text: unknown = getIn(values, path);
    return typeof text === 'string' && text.trim() !== '';
  };
  const isMissing = (language: TranslatedLanguage) => filled(name) && !filled(translatedName(name, language));
  return (
    <div className={styles.texts}>
      <TextField
        {...rest}
        name={name}
        label={<Label text={label} language="de" />}
        hint={hint}
        required={required}
        autoFocus={autoFocus}
        inputProps={{ lang: 'de', spellCheck: true }}
      />
      {languages.map((language) => (
        <TextField
          {...rest}
          key={language}
          name={translatedName(name, language)}
          label={<Label text={label} language={language} />}
          endAdornment={isMissing(language) && <Missing language={language} />}
          inputProps={{
            lang: language,
            spellCheck: true,
            'aria-description': isMissing(language) ? `Missing: ${shownInstead(language)}` : undefined,
          }}
        />
      ))}
    </div>
  );
}

/** Such as `Name (German)`. */
export function Label({ text, language }: { text: string; language: Language }) {
  return (
    <>
      {text} <span className={styles.language}>({languageName(language)})</span>
    </>
  );
}

/** What visitors are shown where a text is missing in a language. */
export function shownInstead(language: TranslatedLanguage): string {
  const others = fallbackOrder(language).filter((each) => each !== language);
  return `visitors are shown the ${others.map((each) => languageName(each)).join(' or ')} text`;
}

/** Marks a missing text. */
export function Missing({ language }: { language: TranslatedLanguage }) {
  const title = shownInstead(language);
  return (
    <span className={styles.missing} title={title.charAt(0).toUpperCase() + title.slice(1)} aria-hidden>
      missing
    </span>
  );
}
