import { Link } from '@vitrine/platform';
import { format } from '../../shared/format.js';
import { cells, type Column } from '../../shared/list/index.js';
import { words } from '@vitrine/schemas';
import type { AuditEntry } from '../calls/list-audit.js';
import { actionLabel } from './actions.js';
import styles from './audit-columns.module.css';

/** A row, and its links. */
export interface AuditRowProps {
  entry: AuditEntry;
  /** Address of the log filtered by this entry's administrator; `bySubject` by its subject. */
  byAdmin: string;
  bySubject: string;
}

/** A pair is a value before and after the change; lists are names. */
function valueText(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(name === 'fields' ? ', ' : ' → ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([field, change]) => `${words(field)} ${valueText(field, change)}`)
    .join(', ');
}

/** Without the ids that a list showed, because their number is shown, too. */
const detailsText = (details: AuditEntry['details']): string =>
  Object.entries(details)
    .filter(([name]) => name !== 'ids')
    .map(([name, value]) => `${words(name)}: ${valueText(name, value)}`)
    .join(', ');

/** The columns of the audit log. */
export const columns: readonly Column<AuditRowProps>[] = [
  {
    title: 'When',
    className: cells.date,
    cell: ({ entry }) => <time dateTime={entry.at}>{format.dateTime(entry.at)}</time>,
  },
  {
    title: 'Who',
    className: styles.who,
    cell: ({ entry, byAdmin }) => (
      <Link to={byAdmin} preventScrollReset className={styles.link}>
        {entry.admin}
        {entry.network !== null && <small>{entry.network}</small>}
      </Link>
    ),
  },
  {
    title: 'What',
    cell: ({ entry }) => (
      <>
        {actionLabel(entry.action)}
        {entry.outcome !== 'done' && ` (${entry.outcome})`}
        <small>{detailsText(entry.details)}</small>
      </>
    ),
  },
  {
    title: 'To',
    className: styles.subject,
    cell: ({ entry, bySubject }) => (
      <>
        {words(entry.subjectType)}
        {entry.subjectId !== null && (
          <small>
            <Link to={bySubject} preventScrollReset className={styles.link} title={entry.subjectId}>
              {entry.subjectId.length > 12 ? `…${entry.subjectId.slice(-8)}` : entry.subjectId}
            </Link>
          </small>
        )}
      </>
    ),
  },
];
