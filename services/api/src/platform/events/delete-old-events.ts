import { EVENTS_KEPT_DAYS } from '@vitrine/schemas';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.js';
import { untilFewer } from '../upkeep/in-batches.js';

const DAY_MS = 86_400_000;
/** Events of one statement. */
const BATCH = 500;

/** The id before which everything is older than events are kept (contract: 30 days). An id begins with its time (UUID v7), so the primary key leads to it. */
export const oldestKeptId = (): string => v7({ msecs: Date.now() - EVENTS_KEPT_DAYS * DAY_MS });

/**
 * Deletes what is older than events are kept, and notes in the same statement how far: whoever sees that one is missing also sees the note.
 * @returns how many there were
 */
export function deleteOldEvents(database: Database): Promise<number> {
  const oldest = oldestKeptId();
  return untilFewer(BATCH, async () => {
    const [row] = await database.run(sql<{ deleted: number }>`
      with old as (select id from events where id < ${oldest}::uuid limit ${BATCH} for update skip locked),
      deleted as (delete from events e using old where e.id = old.id returning e.generation, e.transaction, e.seq),
      noted as (
        update event_order o set purged_generation = last.generation, purged_transaction = last.transaction, purged_seq = last.seq
        from (select * from deleted order by generation desc, transaction desc, seq desc limit 1) as last
        where (last.generation, last.transaction, last.seq) > (o.purged_generation, o.purged_transaction, o.purged_seq)
      )
      select count(*)::integer as deleted from deleted`);
    return row?.deleted ?? 0;
  });
}
