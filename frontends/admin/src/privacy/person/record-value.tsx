import { Facts } from '../../shared/layout/facts.js';
import { format } from '../../shared/format.js';
import { words } from '@vitrine/schemas';
import styles from './record-value.module.css';

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Any value of a record in readable form: names as words, times formatted, lists and groups indented. */
export function RecordValue({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    return value.length === 0 ? (
      'None'
    ) : (
      <ol className={styles.list}>
        {(value as unknown[]).map((entry, place) => (
          <li key={place}>
            <RecordValue value={entry} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'object' && value !== null) {
    return (
      <Facts
        facts={Object.entries(value as Record<string, unknown>)
          .filter(([, entry]) => entry !== null && entry !== undefined && entry !== '')
          .map(([name, entry]) => [words(name), <RecordValue key={name} value={entry} />] as const)}
      />
    );
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' && ISO_TIME.test(value) ? format.dateTime(value) : String(value);
}
