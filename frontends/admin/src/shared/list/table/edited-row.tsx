import { getPublicationState, type PublicationState } from '@vitrine/schemas';
import { Switch } from '../../form/index.js';
import { VisuallyHidden } from '../../layout/visually-hidden.js';
import narrowCells from '../narrow-cells.module.css';
import { DeleteButton, RowLink } from '../row-actions.js';
import cells from './cells.module.css';
import type { Column } from './data-table.js';

/** A row with a flag that is toggled, which is edited and deleted. */
export interface EditedRow {
  /** Its name in labels. */
  name: string;
  isActive: boolean;
  /** From when on visitors see it, ISO 8601; null or absent = as soon as it is active. */
  publishedAt?: string | null;
  /** Address of its form. */
  href: string;
  /** Absent where the person may not. */
  onToggle?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

const STATUS: Readonly<Record<PublicationState, string>> = {
  draft: 'Inactive',
  scheduled: 'Scheduled',
  published: 'Active',
};

export const statusColumn: Column<EditedRow> = {
  title: 'Status',
  className: cells.status,
  cell: ({ name, isActive, publishedAt = null, onToggle }) => {
    const state = STATUS[getPublicationState(isActive, publishedAt)];
    if (!onToggle) return state;
    const label = (
      <>
        {state}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </>
    );
    return <Switch label={label} checked={isActive} onChange={onToggle} />;
  },
};

const ACTIONS = 'Actions';

/** The columns of a table for those who may not change its rows. */
export const withoutActions = <Shown extends { title: string }>(columns: readonly Shown[]): readonly Shown[] =>
  columns.filter(({ title }) => title !== ACTIONS);

export const actionsColumn: Column<EditedRow> = {
  title: ACTIONS,
  className: `${cells.actions} ${narrowCells.wide}`,
  cell: ({ name, href, onDelete }) => (
    <>
      <RowLink to={href} of={name}>
        Edit
      </RowLink>
      {onDelete && <DeleteButton label={`Delete ${name}`} onClick={onDelete} />}
    </>
  ),
};
