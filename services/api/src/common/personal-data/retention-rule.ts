import { createProviderDecorator } from '../create-provider-decorator.js';
import type { Queryable } from '../../database/database.js';
import type { RetentionPeriod, RetentionSetting } from '../../config/retention-setting.js';

/**
 * Erases one kind of data when its retention period is over. A provider of its domain's module in the worker, marked with {@link Retained}.
 * A run may be repeated at any time.
 */
export interface RetentionRule {
  /** Unique; named in the audit log, e.g. `contacts`. */
  readonly kind: string;
  /** How long data are kept (`RETENTION_…`); `null` = for ever. */
  readonly keptFor: RetentionSetting;
  /**
   * Erases up to `limit` older rows, in a transaction that also writes the audit entry.
   * @returns the number of erased rows; fewer than `limit` when no older rows are left
   */
  apply: (connection: Queryable, keptFor: RetentionPeriod, limit: number) => Promise<number>;
}

/** Marks a provider as a {@link RetentionRule}. */
export const Retained = createProviderDecorator();
