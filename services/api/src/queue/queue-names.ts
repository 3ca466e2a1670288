/** The queue of mails; its jobs carry `{ outboxId }` only. */
export const MAIL_QUEUE = 'mail';

/** All queues, in the order of the dashboard. */
export const queueNames = [MAIL_QUEUE] as const;
