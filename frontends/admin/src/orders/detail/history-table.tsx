import { format } from '../../shared/format.js';
import { Section } from '../../shared/layout/section.js';
import styles from './history-table.module.css';

interface Change {
  changedAt: string;
  changedBy: string;
}

interface HistoryTableProps<Entry extends Change> {
  title: string;
  history: readonly Entry[];
  /** Heads of the columns for the old and the new value. */
  heads: readonly [old: string, now: string];
  cells: (entry: Entry) => readonly [old: string, now: string];
}

/** Who changed something, when, from what to what, latest first. Renders nothing without changes. */
export function HistoryTable<Entry extends Change>({ title, history, heads, cells }: HistoryTableProps<Entry>) {
  if (history.length === 0) return null;
  return (
    <Section title={title}>
      <div className={styles.scroll} role="region" aria-label={`${title} table`} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Changed by', ...heads].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {history
              .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
              .map((entry) => (
                <tr key={entry.changedAt}>
                  <td>
                    {format.shortDateTime(entry.changedAt)}
                    <small>{entry.changedBy}</small>
                  </td>
                  {cells(entry).map((text, place) => (
                    <td key={heads[place]}>{text}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
