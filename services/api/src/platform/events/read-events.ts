import type { EventType } from '@vitrine/schemas';
import { sql } from 'kysely';
import { run, type Queryable } from '../../database/database.js';
import { END, hasGapAfter, IN_ORDER, isAfter, IS_SETTLED, type EventPosition } from './event-position.js';

/** An event as it is stored, without its position. */
export interface StoredEvent {
  id: string;
  type: EventType;
  at: Date;
  data: Record<string, unknown>;
}

/** A page of the feed. */
interface EventPage {
  /** In their order. */
  events: StoredEvent[];
  /** Where to read on: every event up to here is in `events`, or of a type that was not asked for. `undefined` = there was never an event. */
  next: EventPosition | undefined;
  /** There may be more events after this page. */
  isFull: boolean;
  /** Events after the given position were deleted before they were read. */
  isGap: boolean;
}

interface EventsWanted {
  /** `undefined` = from the first event that is kept. */
  after: EventPosition | undefined;
  /** Empty = of every type. */
  types: readonly string[];
  limit: number;
}

type Row = { isGap: boolean; end: string[] } & (
  | { [Name in keyof StoredEvent]: null }
  | (StoredEvent & { place: string[] })
);

/** Reads events in their order; one statement, so that all parts of the result are of the same moment. */
export async function readEvents(connection: Queryable, { after, types, limit }: EventsWanted): Promise<EventPage> {
  const rows = await run(
    connection,
    sql<Row>`
      select ${after ? hasGapAfter(after) : sql`false`} as "isGap", ${END} as "end", page.id, page.type, page.at, page.data,
        array[page.generation, page.transaction, page.seq]::text[] as place
      from (select) as always left join (
        select e.* from events e
        where ${IS_SETTLED} and ${after ? isAfter(after) : sql`true`}
          and ${types.length === 0 ? sql`true` : sql`e.type = any (${types}::text[])`}
        order by ${IN_ORDER} limit ${limit}
      ) as page on true
      order by page.generation, page.transaction, page.seq`,
  );
  const found = rows.filter((row) => row.id !== null);
  const isFull = found.length === limit;
  const last = isFull ? found.at(-1)?.place : rows[0]?.end;
  return {
    events: found.map(({ id, type, at, data }) => ({ id, type, at, data })),
    next: latest(after, toPosition(last)),
    isFull,
    isGap: rows[0]?.isGap ?? false,
  };
}

/** @returns `undefined` for the position before all events */
function toPosition(place: readonly string[] | undefined): EventPosition | undefined {
  const [generation = '0', transaction = '0', seq = '0'] = place ?? [];
  return generation === '0' ? undefined : [generation, transaction, seq];
}

/** The later position, so that no reader is sent back: after the restore of a backup its own may be later than the last event. */
function latest(one: EventPosition | undefined, other: EventPosition | undefined): EventPosition | undefined {
  if (!one || !other) return one ?? other;
  const difference = one.map((part, index) => BigInt(part) - BigInt(other[index] ?? 0)).find((each) => each !== 0n);
  return (difference ?? 0n) > 0n ? one : other;
}
