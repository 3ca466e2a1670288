import { sql, type RawBuilder } from 'kysely';
import { change, run, type Database, type Queryable } from '../../../database/database.js';
import { END, hasGapAfter, isAfter, IS_SETTLED, IN_ORDER, type EventPosition } from '../event-position.js';
import { readEvents } from '../read-events.js';
import type { EventConsumer } from './event-consumer.js';

interface Position {
  generation: number;
  transaction: string;
  seq: string;
}

/** A position moves past events of other types once they are this old: when those are deleted, it must not look as if events were missed. */
const MAX_LAG = sql`interval '1 day'`;

const positionOf = ({ generation, transaction, seq }: Position): EventPosition => [
  String(generation),
  transaction,
  seq,
];

/** Gives a consumer that never ran the present position, so that it receives the events from now on. */
export async function startAtPresent(database: Database, { name }: Pick<EventConsumer, 'name'>): Promise<void> {
  await database.change(sql`
    insert into event_consumers (name, generation, transaction, seq)
    select ${name}, place[1]::integer, place[2]::bigint, place[3]::bigint from (select ${END} as place) as present
    where not exists (select from event_consumers where name = ${name})
    on conflict do nothing`);
}

/** Whether there is anything for {@link receiveNext} to do: an event to receive, a gap, or a position that is far behind. */
export async function isBehind(database: Database, { name, types }: EventConsumer): Promise<boolean> {
  const [last] = await database.run(positionFor(name));
  if (!last) return false;
  const after = positionOf(last);
  const later = sql`from events e where ${IS_SETTLED} and ${isAfter(after)}`;
  const [found] = await database.run(sql<{ isBehind: boolean }>`
    select ${hasGapAfter(after)} or exists (select ${later} and e.type = any (${types}::text[]))
      or coalesce((select e.at ${later} order by ${IN_ORDER} limit 1) < now() - ${MAX_LAG}, false) as "isBehind"`);
  return found?.isBehind ?? false;
}

/**
 * Passes the next event of its types to a consumer, and stores its new position in the same transaction.
 * @param onGap called when events were deleted before the consumer had read them
 * @returns false when there is no such event, or another worker serves this consumer
 * @throws what the consumer throws
 */
export const receiveNext = (database: Database, consumer: EventConsumer, onGap: () => void): Promise<boolean> =>
  database.transaction(async (connection) => {
    const { name, types } = consumer;
    const [last] = await run(connection, sql`${positionFor(name)} for update skip locked`.$castTo<Position>());
    if (!last) return false;
    const { events, next, isGap } = await readEvents(connection, { after: positionOf(last), types, limit: 1 });
    if (isGap) onGap();
    const [event] = events;
    if (event) await consumer.receive(event, connection);
    if (next) await moveTo(connection, name, next);
    return event !== undefined;
  });

const positionFor = (name: string): RawBuilder<Position> =>
  sql<Position>`select generation, transaction, seq from event_consumers where name = ${name}`;

async function moveTo(
  connection: Queryable,
  name: string,
  [generation, transaction, seq]: EventPosition,
): Promise<void> {
  await change(
    connection,
    sql`update event_consumers set generation = ${generation}::integer, transaction = ${transaction}::bigint, seq = ${seq}::bigint
      where name = ${name}`,
  );
}
