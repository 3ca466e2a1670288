import { EVENTS_KEPT_DAYS } from '@vitrine/schemas';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.js';
import { untilFewer } from '../upkeep/in-batches.js';
import { IN_ORDER } from './event-position.js';

const DAY_MS = 86_400_000;
/** Events per statement. */
const BATCH = 500;

/** Events with smaller ids are too old to be kept (contract: 30 days). An id begins with its time (UUID v7), so the primary key finds them. */
export const oldestKeptId = (): string => v7({ msecs: Date.now() - EVENTS_KEPT_DAYS * DAY_MS });

interface Place {
  generation: number;
  transaction: string;
  seq: string;
}

/**
 * Deletes events that are too old, and stores the position of the last one in the same statement: a reader that misses an event also sees this
 * position. An old event that comes after a younger one (which a long transaction wrote late) is kept as long as that one, so that all kept events
 * come after the stored position.
 * @returns how many were deleted
 */
export async function deleteOldEvents(database: Database): Promise<number> {
  const oldest = oldestKeptId();
  const [kept] = await database.run(
    sql<Place>`select e.generation, e.transaction, e.seq from events e where e.id >= ${oldest}::uuid order by ${IN_ORDER} limit 1`,
  );
  const isBeforeKept = kept
    ? sql`(e.generation, e.transaction, e.seq) < (${kept.generation}::integer, ${kept.transaction}::bigint, ${kept.seq}::bigint)`
    : sql`true`;
  return untilFewer(BATCH, async () => {
    const [row] = await database.run(sql<{ deleted: number }>`
      with old as (
        select e.id from events e where e.id < ${oldest}::uuid and ${isBeforeKept}
        order by ${IN_ORDER} limit ${BATCH} for update skip locked
      ),
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
