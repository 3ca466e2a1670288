import { format } from '../shared/format.js';
import { Badge } from '../shared/cards/index.js';
import { cells, type Column, RowButton } from '../shared/list/index.js';
import type { ApiKey } from './api-key-calls.js';
import styles from './columns.module.css';

/** A row, and what can be done with it. */
export interface ApiKeyRow {
  apiKey: ApiKey;
  onRevoke: () => void;
}

const isOver = ({ expiresAt }: ApiKey): boolean => expiresAt !== null && new Date(expiresAt) <= new Date();

export const columns: readonly Column<ApiKeyRow>[] = [
  {
    title: 'Program',
    className: styles.program,
    cell: ({ apiKey: { name, prefix } }) => (
      <>
        {name}
        <small>
          <code>{prefix}…</code>
        </small>
      </>
    ),
  },
  {
    title: 'Permissions',
    className: styles.permissions,
    cell: ({ apiKey: { permissions } }) => permissions.join(', '),
  },
  {
    title: 'Last used',
    className: cells.date,
    cell: ({ apiKey: { lastUsedAt } }) =>
      lastUsedAt === null ? 'Never' : <time dateTime={lastUsedAt}>{format.shortDateTime(lastUsedAt)}</time>,
  },
  {
    title: 'Works until',
    className: cells.date,
    cell: ({ apiKey }) => {
      if (apiKey.expiresAt === null) return 'It is revoked';
      if (isOver(apiKey)) return <Badge tone="quiet">Over</Badge>;
      return <time dateTime={apiKey.expiresAt}>{format.shortDateTime(apiKey.expiresAt)}</time>;
    },
  },
  {
    title: 'Made',
    className: cells.date,
    cell: ({ apiKey: { createdAt, createdBy } }) => (
      <>
        <time dateTime={createdAt}>{format.shortDateTime(createdAt)}</time>
        <small>{createdBy}</small>
      </>
    ),
  },
  {
    title: 'Actions',
    className: cells.actions,
    cell: ({ apiKey: { name }, onRevoke }) => (
      <RowButton onClick={onRevoke} of={`the key of ${name}`}>
        Revoke
      </RowButton>
    ),
  },
];
