import type { DemonstrationExportColumn } from '@vitrine/schemas';
import { Badge } from '../../shared/cards/index.js';
import { format } from '../../shared/format.js';
import { cells, DeleteButton, type ExportedColumn, RowLink } from '../../shared/list/index.js';
import type { Demonstration } from '../demonstration.js';
import { kindNames, statusNames, statusTones } from '../status.js';
import styles from './columns.module.css';

/** A row, and what can be done with it. */
export interface DemonstrationRowProps {
  demonstration: Demonstration;
  /** Address of the request's details. */
  href: string;
  /** Absent where the person may not delete it. */
  onDelete: (() => void) | undefined;
}

/** The columns of the requests for a demonstration, in their order. */
export const columns: readonly ExportedColumn<DemonstrationRowProps, DemonstrationExportColumn>[] = [
  {
    title: 'Customer',
    exported: ['request', 'company', 'name'],
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
    optional: true,
    exported: ['kind', 'place'],
    className: `${styles.where} ${cells.short}`,
    cell: ({ demonstration: { kind, place } }) => (
      <>
        {kindNames[kind]}
        {place !== null && <small>{place}</small>}
      </>
    ),
  },
  {
    title: 'Time',
    optional: true,
    exported: ['appointment', 'wishes', 'timeZone'],
    className: styles.time,
    cell: ({ demonstration: { appointment, wishes, timeZone } }) => {
      const time = appointment ?? wishes[0] ?? '';
      return (
        <>
          <time dateTime={time}>{format.shortAppointment(time, timeZone)}</time>
          <small>
            {timeZone}
            {appointment === null && (wishes.length === 1 ? ', one wish' : `, first of ${wishes.length} wishes`)}
          </small>
        </>
      );
    },
  },
  {
    title: 'Status',
    exported: ['status'],
    className: styles.status,
    cell: ({ demonstration: { status } }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
  },
  {
    title: 'Received',
    optional: true,
    exported: ['received'],
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
        {onDelete && <DeleteButton label={`Delete the request of ${demonstration.name}`} onClick={onDelete} />}
      </>
    ),
  },
];
