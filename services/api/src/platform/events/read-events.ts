import type { EventType } from '@vitrine/schemas';
import { sql } from 'kysely';
import { run, type Queryable } from '../../database/database.js';
import { END, hasGapAfter, IN_ORDER, isAfter, IS_SETTLED, type EventPosition } from './event-position.js';

/** An event as it is stored, without its place. */
export interface StoredEvent {
  id: string;
  type: EventType;
  at: Date;
  data: Record<string, unknown>;
}

/** What is read from the feed at once. */
interface EventPage {
  /** In their order. */
  events: StoredEvent[];
  /** Where to read on: everything up to here is among `events`, or of a type that was not asked for. `undefined` = nothing ever happened. */
  next: EventPosition | undefined;
  /** There may be more already. */
  isFull: boolean;
  /** Events after the given place were deleted before they were read. */
  isGap: boolean;
}

interface EventsWanted {
  /** `undefined` = from the first that is kept. */
  after: EventPosition | undefined;
  /** Empty = of every type. */
  types: readonly string[];
  limit: number;
}

type Row = { isGap: boolean; end: string[] } & (
  { [Name in keyof StoredEvent]: null } | (StoredEvent & { place: string[] })
);

/** Reads events in their order; in one statement, so that its parts tell of one moment. */
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

/** @returns `undefined` for the place before all */
function toPosition(place: readonly string[] | undefined): EventPosition | undefined {
  const [generation = '0', transaction = '0', seq = '0'] = place ?? [];
  return generation === '0' ? undefined : [generation, transaction, seq];
}

/** Nobody is sent back: a place may lie behind the last event, where a backup was restored. */
function latest(one: EventPosition | undefined, other: EventPosition | undefined): EventPosition | undefined {
  if (!one || !other) return one ?? other;
  const difference = one.map((part, index) => BigInt(part) - BigInt(other[index] ?? 0)).find((each) => each !== 0n);
  return (difference ?? 0n) > 0n ? one : other;
}
