import { Alert, Button, useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { Badge } from '../shared/cards/index.js';
import { failureWithReason } from '../shared/failure-text.js';
import { format } from '../shared/format.js';
import { Line } from '../shared/layout/line.js';
import { cells, type Column, EmptyList, RowButton, WholeTable } from '../shared/list/index.js';
import { PlainDialog } from '../shared/dialogs/plain-dialog.js';
import styles from './deliveries-dialog.module.css';
import { answerText, DELIVERY_STATES, webhookName } from './webhook.js';
import { type Delivery, useDeliveries, useSend, type Webhook } from './webhook-calls.js';

interface DeliveryRow {
  delivery: Delivery;
  onRedeliver: () => void;
}

const columns: readonly Column<DeliveryRow>[] = [
  {
    title: 'Event',
    className: styles.event,
    cell: ({ delivery: { eventType, eventId } }) => (
      <>
        {eventType}
        <small>{eventId}</small>
      </>
    ),
  },
  {
    title: 'State',
    className: cells.status,
    cell: ({ delivery: { status, attempts, nextAttemptAt } }) => (
      <>
        <Badge tone={DELIVERY_STATES[status].tone}>{DELIVERY_STATES[status].text}</Badge>
        <small>
          {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
          {nextAttemptAt !== null && attempts > 0 && `, next ${format.shortDateTime(nextAttemptAt)}`}
        </small>
      </>
    ),
  },
  {
    title: 'Answer',
    className: styles.answer,
    cell: ({ delivery }) => (
      <>
        {answerText(delivery)}
        {delivery.responseBody && (
          <details>
            <summary>What it said</summary>
            <pre>{delivery.responseBody}</pre>
          </details>
        )}
      </>
    ),
  },
  {
    title: 'Made',
    className: cells.date,
    cell: ({ delivery: { createdAt } }) => <time dateTime={createdAt}>{format.shortDateTime(createdAt)}</time>,
  },
  {
    title: 'Actions',
    className: cells.actions,
    cell: ({ delivery: { eventType }, onRedeliver }) => (
      <RowButton onClick={onRedeliver} of={eventType}>
        Send again
      </RowButton>
    ),
  },
];

/** The deliveries to a webhook and their results; can send a test, and any event again. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const deliveries = useDeliveries(webhook.id, cursors.at(-1) ?? '');
  const { mutate, error: notSent, isPending, reset } = useSend(webhook.id);
  const notify = useNotify();
  const send = (deliveryId: string | null) =>
    mutate(deliveryId, {
      onSuccess: () => {
        setCursors([]);
        notify({ message: deliveryId === null ? 'A test is on its way.' : 'The event is on its way again.' });
      },
    });
  const next = deliveries.data?.next ?? null;
  return (
    <PlainDialog title={`Deliveries to ${webhookName(webhook)}`} size="large" onClose={onClose}>
      <div className={styles.deliveries}>
        <Line note="Kept for 30 days.">
          <Button kind="quiet" busy={isPending} onClick={() => send(null)}>
            Send a test
          </Button>
        </Line>
        {notSent && (
          <Alert severity="error" onClose={reset} closeLabel="Dismiss">
            {failureWithReason(notSent, 'It could not be sent.')}
          </Alert>
        )}
        <WholeTable
          query={deliveries}
          failure="The deliveries could not be loaded."
          empty={<EmptyList title="Nothing was sent yet" hint="Send a test to see whether the address answers." />}
          caption="Deliveries"
          columns={columns}
          busy={deliveries.isPlaceholderData}
          rows={deliveries.data?.deliveries.map((delivery) => ({ delivery, onRedeliver: () => send(delivery.id) }))}
          rowKey={({ delivery }) => delivery.id}
        />
        {(cursors.length > 0 || next !== null) && (
          <Line>
            <Button kind="quiet" disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
              Newer
            </Button>
            <Button kind="quiet" disabled={next === null} onClick={() => next && setCursors([...cursors, next])}>
              Older
            </Button>
          </Line>
        )}
      </div>
    </PlainDialog>
  );
}
