import Input from '@mui/material/Input';
import { useFieldState } from '@vitrine/ui';
import { Missing } from '../languages/bilingual.js';
import { englishName } from '../languages/english.js';
import styles from './entry-row.module.css';
import { OrderButtons } from './order-buttons.js';

/** An entry whose texts cannot be typed. */
export interface FixedEntry {
  /** Its English text; '' where there is none. */
  english: string;
  /** Where its texts are kept, such as `Library`. */
  origin: string;
}

interface EntryRowProps {
  name: string;
  index: number;
  count: number;
  noun: string;
  german: string;
  english: string;
  fixed: FixedEntry | undefined;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One entry: its two texts, its place, and its removal from the list. */
export function EntryRow(props: EntryRowProps) {
  const { name, index, count, noun, german, english, fixed, onMove, onRemove } = props;
  const what = `${noun} ${index + 1}`;
  return (
    <li className={styles.row}>
      {fixed ? (
        <>
          <span lang="de" className={styles.fixed}>
            {german} <small className={styles.origin}>{fixed.origin}</small>
          </span>
          <span lang="en" className={styles.fixed}>
            {fixed.english || <Missing />}
          </span>
        </>
      ) : (
        <>
          <EntryText name={`${name}.${index}`} label={`${what}, German`} lang="de" />
          <EntryText
            name={`${englishName(name)}.${index}`}
            label={`${what}, English`}
            lang="en"
            missing={german.trim() !== '' && english.trim() === ''}
          />
        </>
      )}
      <OrderButtons what={german || what} index={index} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  );
}

interface EntryTextProps {
  name: string;
  label: string;
  lang: 'de' | 'en';
  missing?: boolean;
}

function EntryText({ name, label, lang, missing = false }: EntryTextProps) {
  const { input, error, helpId } = useFieldState<string | undefined>(name);
  return (
    <div>
      <Input
        {...input}
        value={input.value ?? ''}
        fullWidth
        error={error !== undefined}
        endAdornment={missing && <Missing />}
        inputProps={{
          lang,
          'aria-label': label,
          'aria-invalid': error !== undefined,
          'aria-describedby': error === undefined ? undefined : helpId,
          'aria-description': missing ? 'Missing: visitors are shown the German text' : undefined,
        }}
      />
      {error !== undefined && (
        <p id={helpId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
