import { Badge } from '../shared/cards/index.js';
import { cells, type Column, DeleteButton, RowButton, RowLink } from '../shared/list/index.js';
import styles from './columns.module.css';
import { webhookName, webhookState } from './webhook.js';
import type { Webhook } from './webhook-calls.js';

/** A row, and what can be done with it. */
export interface WebhookRow {
  webhook: Webhook;
  /** Addresses of the form and of the deliveries. */
  edit: string;
  deliveries: string;
  onRotate: () => void;
  onDelete: () => void;
}

export const columns: readonly Column<WebhookRow>[] = [
  {
    title: 'Webhook',
    className: styles.webhook,
    cell: ({ webhook: { url, description } }) => (
      <>
        {description || url}
        {description && <small>{url}</small>}
      </>
    ),
  },
  { title: 'Events', className: styles.events, cell: ({ webhook: { events } }) => events.join(', ') },
  {
    title: 'State',
    className: `${cells.status} ${styles.state}`,
    cell: ({ webhook }) => {
      const { tone, text, note } = webhookState(webhook);
      return (
        <>
          <Badge tone={tone}>{text}</Badge>
          {note !== undefined && <small>{note}</small>}
        </>
      );
    },
  },
  {
    title: 'Actions',
    className: `${cells.actions} ${styles.actions}`,
    cell: ({ webhook, edit, deliveries, onRotate, onDelete }) => (
      <>
        <RowLink to={deliveries} of={`of ${webhookName(webhook)}`}>
          Deliveries
        </RowLink>
        <RowLink to={edit} of={webhookName(webhook)}>
          Edit
        </RowLink>
        <RowButton onClick={onRotate} of={`for ${webhookName(webhook)}`}>
          New secret
        </RowButton>
        <DeleteButton label={`Delete ${webhookName(webhook)}`} onClick={onDelete} />
      </>
    ),
  },
];
