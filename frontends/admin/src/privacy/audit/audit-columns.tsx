import { Link } from '@vitrine/platform';
import { format } from '../../shared/format.js';
import { cells, type Column } from '../../shared/list/index.js';
import { words } from '../../shared/words.js';
import type { AuditEntry } from '../calls/list-audit.js';
import { deedText } from './actions.js';
import styles from './audit-columns.module.css';

/** What a row shows and where it leads. */
export interface AuditRowProps {
  entry: AuditEntry;
  /** The log narrowed to this entry's administrator, or to its subject. */
  byAdmin: string;
  bySubject: string;
}

const detailsText = (details: AuditEntry['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${words(name)}: ${String(value)}`)
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
      </Link>
    ),
  },
  {
    title: 'What',
    cell: ({ entry }) => (
      <>
        {deedText(entry.action)}
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
