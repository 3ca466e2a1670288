import { Injectable, Module } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.js';
import { testEnvironment } from '../../../../test/test-environment.js';
import { until } from '../../../../test/until.js';
import { CommonModule } from '../../../common/common.module.js';
import { AppConfig } from '../../../config/app-config.js';
import { change, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { EventsWorkerModule } from '../events-worker.module.js';
import { ConsumesEvents, type EventConsumer, type ReceivedEvent } from './event-consumer.js';
import { EventConsumers } from './event-consumers.js';

/** Notes what it receives in a table, and fails as often as it is told to. */
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
const tell = (n: number, type = 'contact.created') =>
  database.query(`select write_event($1, $2)`, [type, JSON.stringify({ id: `contact-${n}`, n })]);
const notes = async () =>
  (await database.query<{ key: string }>(`select key from rate_limits where key like 'note-%' order by ctid`)).map(
    ({ key }) => key,
  );
const position = () => database.query('select * from event_consumers');

beforeAll(async () => {
  database = await createTestDatabase();
  await tell(0);
  // Other tests write on the same server, and an event waits for all that began before it.
  await until(async () => {
    const settled = `select from events where transaction < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`;
    expect(await database.query(settled)).toHaveLength(1);
  });
});
afterAll(async () => {
  for (const worker of workers) await worker.close();
  await database.drop();
});

test('a consumer receives what happens from its first start on, in order, once each, however many workers there are', async () => {
  await startWorker(NotesModule);
  await until(async () => expect(await position()).toHaveLength(1));
  await startWorker(NotesModule);
  for (const n of [1, 2, 3]) await tell(n);
  await tell(9, 'order.deleted');
  await until(async () => expect(await notes()).toHaveLength(3));
  expect(await notes()).toEqual(['note-1', 'note-2', 'note-3']);
});

test('an event that a consumer fails at leaves nothing behind, is tried again, and is received before the next', async () => {
  Notes.failures = 2;
  await tell(4);
  await tell(5);
  await until(async () => expect(await notes()).toHaveLength(5));
  expect(await notes()).toEqual(['note-1', 'note-2', 'note-3', 'note-4', 'note-5']);
  expect(Notes.failures).toBeLessThan(1);
});

test('two consumers of one name stop the process at its start', async () => {
  await expect(startWorker(NotesModule, NamesakeModule)).rejects.toThrow(
    'Two consumers of events are called "notes.contacts"',
  );
});
