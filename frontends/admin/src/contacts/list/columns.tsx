import type { ContactExportColumn } from '@vitrine/schemas';
import { Badge } from '../../shared/cards/index.js';
import { format } from '../../shared/format.js';
import { cells, DeleteButton, type ExportedColumn, RowLink } from '../../shared/list/index.js';
import type { Contact } from '../contact.js';
import { statusNames, statusTones } from '../status.js';
import styles from './columns.module.css';

/** A row, and what can be done with it. */
export interface ContactRowProps {
  contact: Contact;
  /** Address of the request's details. */
  href: string;
  /** Absent where the person may not delete it. */
  onDelete: (() => void) | undefined;
}

/** The columns of the contact requests, in their order (back-office spec §2, Contact requests). */
export const columns: readonly ExportedColumn<ContactRowProps, ContactExportColumn>[] = [
  {
    title: 'Contact',
    exported: ['request', 'name', 'email'],
    className: styles.contact,
    cell: ({ contact }) => (
      <>
        {contact.name}
        <small>{contact.email}</small>
      </>
    ),
  },
  {
    title: 'Subject',
    optional: true,
    exported: ['subject'],
    className: `${styles.subject} ${cells.short}`,
    cell: ({ contact }) => contact.subject,
  },
  {
    title: 'Status',
    exported: ['status'],
    className: styles.status,
    cell: ({ contact: { status } }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
  },
  {
    title: 'Assignee',
    optional: true,
    exported: ['assignee'],
    className: `${styles.assignee} ${cells.short}`,
    cell: ({ contact }) => <span title={contact.assignee?.name}>{contact.assignee?.name ?? '–'}</span>,
  },
  {
    title: 'Date',
    optional: true,
    exported: ['received'],
    className: `${cells.date} ${styles.date}`,
    cell: ({ contact }) => <time dateTime={contact.createdAt}>{format.shortDateTime(contact.createdAt)}</time>,
  },
  {
    title: 'Actions',
    className: cells.actions,
    cell: ({ contact, href, onDelete }) => (
      <>
        <RowLink to={href} of={`the request of ${contact.name}`}>
          View
        </RowLink>
        {onDelete && <DeleteButton label={`Delete the request of ${contact.name}`} onClick={onDelete} />}
      </>
    ),
  },
];
