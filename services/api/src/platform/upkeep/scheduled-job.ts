import { createProviderDecorator } from '../../common/create-provider-decorator.js';

/** The result of a run, in numbers; it is logged and shown in the queue dashboard, so it holds nothing personal. */
export type RunResult = Readonly<Record<string, number>>;

/**
 * Periodic work: a provider of its domain's module in the worker, marked with {@link Scheduled}. Any number of workers may run, and an
 * interrupted run is repeated, so a run must be safe to repeat, also at the same time.
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
