/** The queue of mails; its jobs carry `{ outboxId }` only. */
export const MAIL_QUEUE = 'mail';

/** The queue of pictures whose variants are made; its jobs carry `{ mediaId }` only. */
export const MEDIA_QUEUE = 'media';

/** The queue of imports; its jobs carry `{ importId }` only. */
export const IMPORTS_QUEUE = 'imports';

/** The queue of scheduled jobs. */
export const UPKEEP_QUEUE = 'upkeep';

/** All queues, in the order of the dashboard. */
export const queueNames = [MAIL_QUEUE, MEDIA_QUEUE, IMPORTS_QUEUE, UPKEEP_QUEUE] as const;

/** The schema of the queues' tables in PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';
