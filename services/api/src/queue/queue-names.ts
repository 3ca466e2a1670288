/** The queue of mails; its jobs carry `{ outboxId }` only. */
export const MAIL_QUEUE = 'mail';

/** The queue of what is done at fixed times. */
export const UPKEEP_QUEUE = 'upkeep';

/** All queues, in the order of the dashboard. */
export const queueNames = [MAIL_QUEUE, UPKEEP_QUEUE] as const;
