import { words } from '../words.js';
import type { Difference } from './differences.js';
import styles from './difference-table.module.css';

interface DifferenceTableProps {
  differences: readonly Difference[];
  /** What a path is called on the form; others are named by the path. */
  labels: Readonly<Record<string, string>>;
}

/** What is typed beside what is stored now, field by field. */
export function DifferenceTable({ differences, labels }: DifferenceTableProps) {
  if (differences.length === 0) return <p>What you typed is the same as what is stored now.</p>;
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Stored now</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ path, yours, theirs }) => (
            <tr key={path}>
              <th scope="row">{labelOf(path, labels)}</th>
              <td>{yours || '—'}</td>
              <td>{theirs || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const english = 'translations.en.';

/** `adminNotes` becomes `Admin notes`, the English text of a field gets its language. */
function labelOf(path: string, labels: Readonly<Record<string, string>>): string {
  const known = labels[path];
  if (known !== undefined) return known;
  if (path.startsWith(english)) return `${labelOf(path.slice(english.length), labels)} (English)`;
  return words(path);
}
