/** How often the state of a mail that is being sent is read, in milliseconds. */
const MAIL_POLL_MS = 3000;

interface MailQuery {
  state: { data?: { notification: { status: string } } | null | undefined; error: unknown };
}

/** The `refetchInterval` of a query whose data has a mail: it refetches until the mail is sent or has failed. */
export const followMail = ({ state }: MailQuery): number | false =>
  state.data?.notification.status === 'pending' && !state.error ? MAIL_POLL_MS : false;
