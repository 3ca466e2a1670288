import { sql, type RawBuilder } from 'kysely';
import { readCursor, toCursor } from '../../common/http/requests/cursor.js';

/** The position of an event in the order of all events, as three whole numbers. */
export type EventPosition = readonly [generation: string, transaction: string, seq: string];

/** The generation is an `integer`, the others are `bigint`. */
const NUMBERS = [/^\d{1,9}$/, /^\d{1,18}$/, /^\d{1,18}$/];

/** What a client sends back to read on from here. */
export const toEventCursor = (position: EventPosition): string => toCursor(position);

/** @returns `undefined` for a text that is no cursor of {@link toEventCursor} */
export function readEventCursor(cursor: string): EventPosition | undefined {
  const [generation, transaction, seq] = readCursor(cursor, 3)?.filter((value, n) => NUMBERS[n]?.test(value)) ?? [];
  return generation === undefined || transaction === undefined || seq === undefined
    ? undefined
    : [generation, transaction, seq];
}

/** Condition: the event `e` comes after a position. */
export const isAfter = ([generation, transaction, seq]: EventPosition): RawBuilder<boolean> =>
  sql`(e.generation, e.transaction, e.seq) > (${generation}::integer, ${transaction}::bigint, ${seq}::bigint)`;

/**
 * Condition: no event can appear before the event `e` any more, because every transaction that could write an earlier one has ended. A committed
 * event waits for the older transactions that are still open.
 */
export const IS_SETTLED: RawBuilder<boolean> = sql`
  (e.transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint or e.generation < (select generation from event_order))`;

/** The order of events. */
export const IN_ORDER: RawBuilder<unknown> = sql`e.generation, e.transaction, e.seq`;

/**
 * The position of the last event that is settled or was deleted, as three texts: a reader that has read everything goes on from here. Without any
 * event it is the position before all.
 */
export const END: RawBuilder<string[]> = sql`(
  select array[generation, transaction, seq]::text[] from (
    (select e.generation, e.transaction, e.seq from events e where ${IS_SETTLED}
     order by e.generation desc, e.transaction desc, e.seq desc limit 1)
    union all select purged_generation, purged_transaction, purged_seq from event_order) as ends
  order by generation desc, transaction desc, seq desc limit 1)`;

/** Whether events after a position were deleted. */
export const hasGapAfter = ([generation, transaction, seq]: EventPosition): RawBuilder<boolean> =>
  sql`(select (purged_generation, purged_transaction, purged_seq) > (${generation}::integer, ${transaction}::bigint, ${seq}::bigint)
    from event_order)`;
