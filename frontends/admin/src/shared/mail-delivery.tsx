import type { UseMutationResult } from '@vitrine/platform';
import { Alert, Button, useNotify } from '@vitrine/ui';
import { failureText } from './failure-text.js';
import { format } from './format.js';
import { Section } from './layout/section.js';

/** The delivery state of a mail in an answer of the API; times are ISO 8601. */
interface Notification {
  status: 'pending' | 'sent' | 'failed';
  sentAt: string | null;
  error: string | null;
}

interface MailDeliveryProps {
  /** Id of the record whose mail it is. */
  id: string;
  title: string;
  notification: Notification;
  resend: UseMutationResult<unknown, Error, string>;
  /** Shown when it is being sent again. */
  done: string;
}

function stateText({ status, sentAt, error }: Notification): string {
  if (status === 'sent') return sentAt ? `Sent ${format.dateTime(sentAt)}` : 'Sent';
  if (status === 'pending') return error ? `Waiting for another try: ${error}` : 'Waiting to be sent';
  return error ? `Could not be delivered: ${error}` : 'Could not be delivered';
}

/** The delivery state of a mail, with a button that sends it again. */
export function MailDelivery({ id, title, notification, resend, done }: MailDeliveryProps) {
  const { mutate, isPending, error } = resend;
  const notify = useNotify();
  return (
    <Section
      title={title}
      action={
        <Button kind="text" busy={isPending} onClick={() => mutate(id, { onSuccess: () => notify({ message: done }) })}>
          Send again
        </Button>
      }
    >
      {notification.status === 'failed' ? (
        <Alert severity="error">{stateText(notification)}</Alert>
      ) : (
        <p role="status">{stateText(notification)}</p>
      )}
      {error && <Alert severity="error">{failureText(error, 'The mail could not be sent again.')}</Alert>}
    </Section>
  );
}
