import { sql, type RawBuilder } from 'kysely';
import { readCursor, toCursor } from '../../common/http/requests/cursor.js';

/** The place of an event in the order of all, each a whole number: generation, transaction and number of the event. */
export type EventPosition = readonly [generation: string, transaction: string, seq: string];

/** `integer` of the generation, `bigint` of the others. */
const NUMBERS = [/^\d{1,9}$/, /^\d{1,18}$/, /^\d{1,18}$/];

/** What a client sends back to read on from here. */
export const toEventCursor = (position: EventPosition): string => toCursor(position);

/** @returns `undefined` for a text that {@link toEventCursor} has not made */
export function readEventCursor(cursor: string): EventPosition | undefined {
  const [generation, transaction, seq] = readCursor(cursor, 3)?.filter((value, n) => NUMBERS[n]?.test(value)) ?? [];
  return generation === undefined || transaction === undefined || seq === undefined
    ? undefined
    : [generation, transaction, seq];
}

/** That events, named `e`, come later. */
export const isAfter = ([generation, transaction, seq]: EventPosition): RawBuilder<boolean> =>
  sql`(e.generation, e.transaction, e.seq) > (${generation}::integer, ${transaction}::bigint, ${seq}::bigint)`;

/**
 * That nothing can come before events, named `e`, any more: every transaction that could write an earlier one has ended. What was committed behind an
 * open transaction waits for that one.
 */
export const IS_SETTLED: RawBuilder<boolean> = sql`
  (e.transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint or e.generation < (select generation from event_order))`;

/** The order of events. */
export const IN_ORDER: RawBuilder<unknown> = sql`e.generation, e.transaction, e.seq`;

/**
 * Up to where everything is settled or was deleted, as three texts: whoever has read all there is goes on from here. Before the first event it is the place
 * before all.
 */
export const END: RawBuilder<string[]> = sql`(
  select array[generation, transaction, seq]::text[] from (
    (select e.generation, e.transaction, e.seq from events e where ${IS_SETTLED}
     order by e.generation desc, e.transaction desc, e.seq desc limit 1)
    union all select purged_generation, purged_transaction, purged_seq from event_order) as ends
  order by generation desc, transaction desc, seq desc limit 1)`;

/** Whether events after a place were deleted. */
export const hasGapAfter = ([generation, transaction, seq]: EventPosition): RawBuilder<boolean> =>
  sql`(select (purged_generation, purged_transaction, purged_seq) > (${generation}::integer, ${transaction}::bigint, ${seq}::bigint)
    from event_order)`;
