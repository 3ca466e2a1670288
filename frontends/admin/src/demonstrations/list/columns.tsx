import { Badge } from '../../shared/cards/index.js';
import { format } from '../../shared/format.js';
import { cells, type Column, DeleteButton, RowLink } from '../../shared/list/index.js';
import type { Demonstration } from '../demonstration.js';
import { kindNames, statusNames, statusTones } from '../status.js';
import styles from './columns.module.css';

/** What a row shows and can do. */
export interface DemonstrationRowProps {
  demonstration: Demonstration;
  /** Address of the request's details. */
  href: string;
  onDelete: () => void;
}

/** The columns of the requests for a demonstration, in their order. */
export const columns: readonly Column<DemonstrationRowProps>[] = [
  {
    title: 'Customer',
    className: styles.customer,
    cell: ({ demonstration }) => (
      <>
        {demonstration.company}
        <small>{demonstration.name}</small>
      </>
    ),
  },
  {
    title: 'Where',
    className: styles.where,
    cell: ({ demonstration: { kind, place } }) => (
      <>
        {kindNames[kind]}
        {place !== null && <small>{place}</small>}
      </>
    ),
  },
  {
    title: 'Time',
    className: styles.time,
    cell: ({ demonstration: { appointment, wishes, timeZone } }) => {
      const time = appointment ?? wishes[0] ?? '';
      return (
        <>
          <time dateTime={time}>{format.appointment(time, timeZone)}</time>
          {appointment === null && (
            <small>{wishes.length === 1 ? 'one wish' : `first of ${wishes.length} wishes`}</small>
          )}
        </>
      );
    },
  },
  {
    title: 'Status',
    className: styles.status,
    cell: ({ demonstration: { status } }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
  },
  {
    title: 'Received',
    className: `${cells.date} ${styles.date}`,
    cell: ({ demonstration }) => (
      <time dateTime={demonstration.createdAt}>{format.shortDateTime(demonstration.createdAt)}</time>
    ),
  },
  {
    title: 'Actions',
    className: cells.actions,
    cell: ({ demonstration, href, onDelete }) => (
      <>
        <RowLink to={href} of={`the request of ${demonstration.name}`}>
          View
        </RowLink>
        <DeleteButton label={`Delete the request of ${demonstration.name}`} onClick={onDelete} />
      </>
    ),
  },
];
