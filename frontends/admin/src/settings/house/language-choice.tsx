import { DEFAULT_LANGUAGE, languageName, LANGUAGES, type Language } from '@vitrine/schemas';
import { useField } from 'formik';
import { useId } from 'react';
import styles from './language-choice.module.css';
import { HOUSE_LABELS } from './house-values.js';

/** The languages that the site offers; always German, in which everything is written. */
export function LanguageChoice() {
  const [{ value }, , { setValue }] = useField<Language[]>('languages');
  const hint = useId();
  const choose = (language: Language, chosen: boolean) =>
    void setValue(LANGUAGES.filter((each) => (each === language ? chosen : value.includes(each))));
  return (
    <fieldset className={styles.choice}>
      <legend>{HOUSE_LABELS.languages}</legend>
      {LANGUAGES.map((language) => (
        <label key={language}>
          <input
            type="checkbox"
            checked={value.includes(language)}
            disabled={language === DEFAULT_LANGUAGE}
            aria-describedby={hint}
            onChange={({ target }) => choose(language, target.checked)}
          />
          {languageName(language)}
        </label>
      ))}
      <p id={hint}>The site offers these. Everything is written in German first.</p>
    </fieldset>
  );
}
