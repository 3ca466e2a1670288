import { Alert, Button, useNotify } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { format } from '../../shared/format.js';
import { useResendConfirmation } from '../calls/resend-confirmation.js';
import type { OrderDetail } from '../order.js';
import { Section } from './section.js';

function stateText({ status, sentAt, error }: OrderDetail['notification']): string {
  if (status === 'sent') return sentAt ? `Sent ${format.dateTime(sentAt)}` : 'Sent';
  if (status === 'pending') return error ? `Waiting for another try: ${error}` : 'Waiting to be sent';
  return error ? `Could not be delivered: ${error}` : 'Could not be delivered';
}

/** What became of the customer's confirmation mail, and sending it again. */
export function MailState({ order }: { order: OrderDetail }) {
  const { mutate, isPending, error } = useResendConfirmation();
  const notify = useNotify();
  const resend = () =>
    mutate(order.id, { onSuccess: () => notify({ message: 'The confirmation will be sent again.' }) });
  return (
    <Section
      title="Confirmation mail"
      action={
        <Button kind="text" busy={isPending} onClick={resend}>
          Send again
        </Button>
      }
    >
      {order.notification.status === 'failed' ? (
        <Alert severity="error">{stateText(order.notification)}</Alert>
      ) : (
        <p role="status">{stateText(order.notification)}</p>
      )}
      {error && <Alert severity="error">{failureText(error, 'The mail could not be sent again.')}</Alert>}
    </Section>
  );
}
