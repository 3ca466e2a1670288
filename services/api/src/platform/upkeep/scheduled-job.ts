import { createProviderDecorator } from '../../common/create-provider-decorator.js';

/** What a run came to, in numbers; it is logged and shown in the queue dashboard, so it holds nothing personal. */
export type RunResult = Readonly<Record<string, number>>;

/**
 * Work that is done again and again. A provider of its domain's module, marked with {@link Scheduled}, in the worker. Any number of workers
 * may run, and a run that was cut off is done again, so a run must not mind another one before it or beside it.
 */
export interface ScheduledJob {
  run: () => Promise<RunResult>;
}

/** What a job is called, and when it runs. */
export interface Schedule {
  /** Unique; the name in the queue dashboard, e.g. `orders-purge`. */
  readonly name: string;
  /** A cron pattern in Europe/Berlin, e.g. `15 3 * * *`. */
  readonly pattern: string;
}

/** Marks a provider as a {@link ScheduledJob}. */
export const Scheduled = createProviderDecorator<Schedule>();
