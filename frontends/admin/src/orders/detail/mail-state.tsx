import { MailDelivery } from '../../shared/mail-delivery.js';
import { useResendConfirmation } from '../calls/resend-confirmation.js';
import type { OrderDetail } from '../order.js';

/** The delivery state of the customer's confirmation mail, with a button that sends it again. */
export function MailState({ order: { id, notification } }: { order: OrderDetail }) {
  return (
    <MailDelivery
      id={id}
      title="Confirmation mail"
      notification={notification}
      resend={useResendConfirmation()}
      done="The confirmation will be sent again."
    />
  );
}
