import { languageName } from '@vitrine/schemas';
import { type ReactNode, useRef, useState } from 'react';
import { EntryAdder } from './entry-adder.js';
import { entryColumns, EntryRow, type FixedEntry } from './entry-row.js';
import styles from './entries-field.module.css';
import { useEntries } from './use-entries.js';
import { useTranslatedLanguages } from '../languages/use-translated-languages.js';
import { useListError } from '../media/use-list-error.js';
import { VisuallyHidden } from '../../layout/visually-hidden.js';

interface EntriesFieldProps {
  /** Path of the German texts in Formik, a list; the others are at `translations.{language}.{name}`. */
  name: string;
  /** Such as `Colours`. */
  label: string;
  /** One of them, such as `colour`. */
  noun: string;
  hint?: ReactNode;
  /** Shown beside the field for new entries, such as a button that opens a picker. */
  action?: ReactNode;
  /** An entry whose texts are kept elsewhere and cannot be typed here. */
  fixed?: (german: string) => FixedEntry | undefined;
}

/** A list of short texts in German and each other language: entries are added (several with commas between them), moved and removed. */
export function EntriesField({ name, label, noun, hint, action, fixed }: EntriesFieldProps) {
  const entries = useEntries(name);
  const [said, say] = useState('');
  const group = useRef<HTMLDivElement>(null);
  const error = useListError(name);
  const { german, translations } = entries;
  const languages = useTranslatedLanguages();

  const move = (from: number, to: number) => {
    say(`${german[from]} is number ${to + 1} of ${german.length}`);
    void entries.move(from, to);
  };
  const remove = (index: number) => {
    say(`${german[index]} was removed`);
    void entries.remove(index);
    // the focus would be lost with the removed row
    group.current?.querySelector<HTMLElement>('[data-adder]')?.focus();
  };

  return (
    <div ref={group} role="group" aria-label={label} className={styles.field}>
      <div className={styles.head} style={entryColumns(languages.length)} aria-hidden>
        {german.length === 0 && <span>{label}</span>}
        {german.length > 0 && (
          <>
            <span>{label} (German)</span>
            {languages.map((language) => (
              <span key={language}>
                {label} ({languageName(language)})
              </span>
            ))}
          </>
        )}
      </div>
      {german.length > 0 && (
        <ol className={styles.list}>
          {german.map((entry, index) => (
            <EntryRow
              key={index}
              name={name}
              index={index}
              count={german.length}
              noun={noun}
              german={entry}
              translations={translations}
              fixed={fixed?.(entry)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      <EntryAdder noun={noun} hint={hint} error={error} action={action} onAdd={(text) => void entries.add(text)} />
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </div>
  );
}
