export { StartFailure } from './failure.ts';
export type { Fault, FaultMode } from './mailbox/faults.ts';
export { startMailbox, type Mailbox, type MailboxOptions } from './mailbox/mailbox.ts';
export type { Message, MessageSummary } from './mailbox/store.ts';
export { freePort } from './ports.ts';
export { startPostgres, type Postgres, type PostgresOptions } from './postgres/postgres.ts';
export { silentSteps, printedSteps, type Steps } from './steps.ts';
export { ROOT, startSystem, type Addresses, type System, type SystemOptions } from './system.ts';
export type { Ports } from './config.ts';
