import { Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { v7 } from 'uuid';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { testEnvironment } from '../../../../test/test-environment.js';
import { until } from '../../../../test/until.js';
import { CommonModule } from '../../../common/common.module.js';
import { AppConfig } from '../../../config/app-config.js';
import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { Metrics } from '../../operations/metrics.js';
import { EventsUpkeep } from '../events-upkeep.js';
import { EventsWorkerModule } from '../events-worker.module.js';
import { ConsumesEvents, type EventConsumer, type ReceivedEvent } from './event-consumer.js';
import { EventConsumers } from './event-consumers.js';

/** Writes what it receives to a table, and fails `failures` times. */
@Injectable()
@ConsumesEvents()
class Notes implements EventConsumer {
  readonly name = 'notes.contacts';
  readonly types = ['contact.created'] as const;
  static failures = 0;

  async receive({ data }: ReceivedEvent, connection: Queryable): Promise<void> {
    await change(
      connection,
      db.insertInto('rate_limits').values({ key: `note-${String(data['n'])}`, points: 1, expire: null }),
    );
    if (Notes.failures-- > 0) throw new Error('not now');
  }
}

@Module({ providers: [Notes] })
class NotesModule {}

@Injectable()
@ConsumesEvents()
class Namesake extends Notes {}

@Module({ providers: [Namesake] })
class NamesakeModule {}

let database: TestDatabase;
const workers: TestingModule[] = [];

async function startWorker(...modules: (typeof NotesModule)[]): Promise<void> {
  const testing = await Test.createTestingModule({ imports: [CommonModule, EventsWorkerModule, ...modules] })
    .overrideProvider(AppConfig)
    .useValue(new AppConfig(testEnvironment({ DATABASE_URL: database.url })))
    .compile();
  await testing.init();
  workers.push(testing);
  testing.get(EventConsumers).start();
}
const writeEvent = (n: number, type = 'contact.created') =>
  database.query(`select write_event($1, $2)`, [type, JSON.stringify({ id: `contact-${n}`, n })]);
const notes = async () =>
  (await database.query<{ key: string }>(`select key from rate_limits where key like 'note-%' order by ctid`)).map(
    ({ key }) => key,
  );
const position = () => database.query('select * from event_consumers');

beforeAll(async () => {
  database = await createTestDatabase();
  await writeEvent(0);
  // Other tests write on the same server, and an event can be read only when all earlier transactions have ended.
  await until(async () => {
    const settled = `select from events where transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
    expect(await database.query(settled)).toHaveLength(1);
  });
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  await database.drop();
});

test('a consumer receives each event after its first start once, in order, however many workers run', async () => {
  await startWorker(NotesModule);
  await until(async () => expect(await position()).toHaveLength(1));
  await startWorker(NotesModule);
  for (const n of [1, 2, 3]) await writeEvent(n);
  await writeEvent(9, 'order.deleted');
  await until(async () => expect(await notes()).toHaveLength(3));
  expect(await notes()).toEqual(['note-1', 'note-2', 'note-3']);
});

test('an event at which a consumer fails is rolled back, retried, and received before the next', async () => {
  Notes.failures = 2;
  await writeEvent(4);
  await writeEvent(5);
  await until(async () => expect(await notes()).toHaveLength(5));
  expect(await notes()).toEqual(['note-1', 'note-2', 'note-3', 'note-4', 'note-5']);
  expect(Notes.failures).toBeLessThan(1);
});

test('two consumers of the same name keep the process from starting', async () => {
  await expect(startWorker(NotesModule, NamesakeModule)).rejects.toThrow(
    'Two consumers of events are called "notes.contacts"',
  );
});

/** Makes every event 31 days old and has them deleted. */
async function forgetAll(): Promise<void> {
  const rows = await database.query<{ id: string }>('select id from events');
  for (const { id } of rows) {
    const old = v7({ msecs: Date.now() - 31 * 86_400_000 });
    await database.query('update events set id = $2 where id = $1', [id, old]);
  }
  const [worker] = workers;
  expect(await worker?.get(EventsUpkeep).run()).toEqual({ events: rows.length });
}
/** The gaps that all workers have reported. */
const gaps = async () => {
  const metrics = workers.map((worker) => worker.get(Metrics, { strict: false }).registry);
  const texts = await Promise.all(
    metrics.map((registry) => registry.getSingleMetricAsString('vitrine_event_gaps_total')),
  );
  return texts.join('\n').match(/^vitrine_event_gaps_total.*$/gm) ?? [];
};
const GAP = 'vitrine_event_gaps_total{reader="notes.contacts"} 1';

test('the position of a consumer moves past events of other types, so that their deletion is no gap', async () => {
  await writeEvent(10, 'order.deleted');
  const [last] = await database.query(`select seq from events where type = 'order.deleted' order by seq desc limit 1`);
  await database.query(`update events set at = now() - interval '25 hours'`);
  await until(async () => expect(await position()).toMatchObject([last]));
  await forgetAll();
  await writeEvent(11);
  await until(async () => expect(await notes()).toContain('note-11'));
  expect(await gaps()).toEqual([]);
});

test('a gap is reported once, and the consumer goes on after it', async () => {
  await writeEvent(12);
  await until(async () => expect(await notes()).toContain('note-12'));
  // As if no worker had run for a month.
  await forgetAll();
  await database.query('update event_consumers set seq = seq - 1');
  await until(async () => expect(await gaps()).toEqual([GAP]));
  await writeEvent(13);
  await until(async () => expect(await notes()).toContain('note-13'));
  expect(await gaps()).toEqual([GAP]);
});
