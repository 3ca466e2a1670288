import { sql } from 'kysely';
import { change, run, type Database } from '../../../database/database.js';
import { IN_ORDER, IS_SETTLED, isAfter } from '../event-position.js';
import type { EventConsumer, ReceivedEvent } from './event-consumer.js';

interface Position {
  generation: number;
  transaction: string;
  seq: string;
}

/** Has a consumer that never ran begin with what happens from now on. */
export async function startAtPresent(database: Database, { name }: Pick<EventConsumer, 'name'>): Promise<void> {
  await database.change(sql`
    insert into event_consumers (name, generation, transaction, seq)
    select ${name}, generation, transaction, seq from (
      (select e.generation, e.transaction, e.seq from events e where ${IS_SETTLED}
       order by e.generation desc, e.transaction desc, e.seq desc limit 1)
      union all select 0, 0, 0) as newest (generation, transaction, seq)
    where not exists (select from event_consumers where name = ${name})
    order by generation desc limit 1
    on conflict do nothing`);
}

/** Whether there is an event that a consumer has not received yet. */
export async function isBehind(database: Database, { name, types }: EventConsumer): Promise<boolean> {
  const found = await database.run(sql`
    select from event_consumers c where c.name = ${name} and exists (
      select from events e
      where ${IS_SETTLED} and e.type = any (${types}::text[])
        and (e.generation, e.transaction, e.seq) > (c.generation, c.transaction, c.seq))`);
  return found.length > 0;
}

/**
 * Has a consumer receive the next event of its types, in one transaction with its new position.
 * @returns false when there is none, or another worker serves this consumer
 * @throws what the consumer throws
 */
export const receiveNext = (database: Database, consumer: EventConsumer): Promise<boolean> =>
  database.transaction(async (connection) => {
    const { name, types } = consumer;
    const [last] = await run(
      connection,
      sql<Position>`select generation, transaction, seq from event_consumers where name = ${name} for update skip locked`,
    );
    if (!last) return false;
    const after = isAfter([String(last.generation), last.transaction, last.seq]);
    const [found] = await run(
      connection,
      sql<ReceivedEvent & Position>`
        select e.id, e.type, e.at, e.data, e.generation, e.transaction, e.seq from events e
        where ${IS_SETTLED} and ${after} and e.type = any (${types}::text[]) order by ${IN_ORDER} limit 1`,
    );
    if (!found) return false;
    const { generation, transaction, seq, ...event } = found;
    await consumer.receive(event, connection);
    await change(
      connection,
      sql`update event_consumers set generation = ${generation}::integer, transaction = ${transaction}::bigint, seq = ${seq}::bigint
        where name = ${name}`,
    );
    return true;
  });
