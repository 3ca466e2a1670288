import Input from '@mui/material/Input';
import { DEFAULT_LANGUAGE, languageName, type Language } from '@vitrine/schemas';
import { useFieldState } from '@vitrine/ui';
import { Missing, shownInstead } from '../languages/translated-text.js';
import { type InTranslations, translatedName } from '../languages/translations.js';
import { useTranslatedLanguages } from '../languages/use-translated-languages.js';
import type { CSSProperties } from 'react';
import styles from './entry-row.module.css';
import { OrderButtons } from './order-buttons.js';
import rows from './rows.module.css';

/** The columns of a row: a text in each language, and its buttons. */
export const entryColumns = (translations: number): CSSProperties & Record<`--${string}`, number> => ({
  '--languages': 1 + translations,
});

/** An entry with read-only texts. */
export interface FixedEntry {
  /** Its text in each language but German; '' where there is none. */
  translations: InTranslations<string>;
  /** Where its texts are kept, such as `Library`. */
  origin: string;
}

interface EntryRowProps {
  name: string;
  index: number;
  count: number;
  noun: string;
  german: string;
  /** The list in each other language. */
  translations: InTranslations<readonly string[]>;
  fixed: FixedEntry | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A row for one entry: its texts, and buttons that move and remove it. */
export function EntryRow(props: EntryRowProps) {
  const { name, index, count, noun, german, translations, fixed, onMove, onRemove } = props;
  const languages = useTranslatedLanguages();
  const what = `${noun} ${index + 1}`;
  return (
    <li className={styles.row} style={entryColumns(languages.length)}>
      {fixed ? (
        <>
          <span lang="de" className={styles.fixed}>
            {german} <small className={styles.origin}>{fixed.origin}</small>
          </span>
          {languages.map((language) => (
            <span key={language} lang={language} className={styles.fixed}>
              {fixed.translations[language] || <Missing language={language} />}
            </span>
          ))}
        </>
      ) : (
        <>
          <EntryText name={`${name}.${index}`} label={`${what}, German`} lang="de" />
          {languages.map((language) => (
            <EntryText
              key={language}
              name={`${translatedName(name, language)}.${index}`}
              label={`${what}, ${languageName(language)}`}
              lang={language}
              missing={german.trim() !== '' && translations[language][index]?.trim() === ''}
            />
          ))}
        </>
      )}
      <OrderButtons what={german || what} index={index} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}

interface EntryTextProps {
  name: string;
  label: string;
  lang: Language;
  missing?: boolean;
}

function EntryText({ name, label, lang, missing = false }: EntryTextProps) {
  const { input, error, helpId } = useFieldState<string | undefined>(name);
  const isMissing = missing && lang !== DEFAULT_LANGUAGE;
  return (
    <div>
      <Input
        {...input}
        value={input.value ?? ''}
        fullWidth
        error={error !== undefined}
        endAdornment={isMissing && <Missing language={lang} />}
        inputProps={{
          lang,
          'aria-label': label,
          'aria-invalid': error !== undefined,
          'aria-describedby': error === undefined ? undefined : helpId,
          'aria-description': isMissing ? `Missing: ${shownInstead(lang)}` : undefined,
        }}
      />
      {error !== undefined && (
        <p id={helpId} className={rows.error}>
          {error}
        </p>
      )}
    </div>
  );
}
