import { getPublicationState, type PublicationState } from '@vitrine/schemas';
import { Switch } from '../../form/index.js';
import { VisuallyHidden } from '../../layout/visually-hidden.js';
import narrowCells from '../narrow-cells.module.css';
import { DeleteButton, RowLink } from '../row-actions.js';
import cells from './cells.module.css';
import type { Column } from './data-table.js';

/** A row whose flag is switched, which is edited and deleted. */
export interface EditedRow {
  /** What it is called. */
  name: string;
  isActive: boolean;
  /** From when on visitors see it, ISO 8601; null or absent = as soon as it is active. */
  publishedAt?: string | null;
  /** Address of its form. */
  href: string;
  onToggle: () => void;
  onDelete: () => void;
}

const STATUS: Readonly<Record<PublicationState, string>> = {
  draft: 'Inactive',
  scheduled: 'Scheduled',
  published: 'Active',
};

export const statusColumn: Column<EditedRow> = {
  title: 'Status',
  className: cells.status,
  cell: ({ name, isActive, publishedAt = null, onToggle }) => (
    <Switch
      label={
        <>
          {STATUS[getPublicationState(isActive, publishedAt)]}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </>
      }
      checked={isActive}
      onChange={onToggle}
    />
  ),
};

export const actionsColumn: Column<EditedRow> = {
  title: 'Actions',
  className: `${cells.actions} ${narrowCells.wide}`,
  cell: ({ name, href, onDelete }) => (
    <>
      <RowLink to={href} of={name}>
        Edit
      </RowLink>
      <DeleteButton label={`Delete ${name}`} onClick={onDelete} />
    </>
  ),
};
