import { EVENTS_KEPT_DAYS } from '@vitrine/schemas';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { deleteInBatches } from '../upkeep/in-batches.js';

const DAY_MS = 86_400_000;

/**
 * Deletes what is older than events are kept (contract: 30 days). An id begins with its time (UUID v7), so the primary key leads to it.
 * @returns how many rows there were
 */
export function deleteOldEvents(database: Database, table: 'events' | 'webhook_deliveries'): Promise<number> {
  const newest = v7({ msecs: Date.now() - EVENTS_KEPT_DAYS * DAY_MS });
  const old = db.selectFrom(table).select('id').where('id', '<', newest);
  return deleteInBatches(database, table, 'id', old);
}
