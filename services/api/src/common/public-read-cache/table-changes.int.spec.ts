import type { Server } from 'node:http';
import { type TableChangesLine, TABLE_CHANGES_PATH } from '@vitrine/kit';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createTestApp } from '../../../test/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';

const SECRET = 'shared-secret-of-tests-and-nothing-else';

let database: TestDatabase;
let app: NestExpressApplication;
let origin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: { PROXY_SECRET: SECRET } });
  const server: Server = app.getHttpServer();
  if (!server.listening) await app.listen(0, '127.0.0.1');
  origin = await app.getUrl();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ask = (path: string, secret: string, signal?: AbortSignal) =>
  fetch(origin + path, { headers: { 'x-vitrine-proxy': secret }, ...(signal && { signal }) });

/** Reads lines until one passes the check, then ends the stream. */
async function findLine(passes: (line: TableChangesLine) => boolean): Promise<TableChangesLine> {
  const end = new AbortController();
  const response = await ask(TABLE_CHANGES_PATH, SECRET, end.signal);
  let rest = '';
  try {
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      const found = lines.map((line) => JSON.parse(line) as TableChangesLine).find((line) => passes(line));
      if (found) return found;
      // the stream is open only now; earlier writes are reported as missed
      if (lines.length > 0) await database.query(`update hero set heading = heading`);
    }
  } finally {
    end.abort();
  }
  throw new Error('The stream ended');
}

test('a write by any process is reported with the name of its table', async () => {
  const line = await findLine(({ tables }) => tables.includes('hero'));
  expect(line.missed).toBe(false);
});

test('the stream says until when all writes have been reported', async () => {
  const { at, completeUntil } = await findLine((line) => line.completeUntil !== null);
  expect(completeUntil).toBeLessThanOrEqual(at);
});

test('the first line of a stream says that any table may have changed', async () => {
  expect((await findLine(() => true)).missed).toBe(true);
});

test('only web gets the stream, and not below the prefix that visitors reach', async () => {
  expect((await ask(TABLE_CHANGES_PATH, 'guess')).status).toBe(404);
  expect((await ask(`/api${TABLE_CHANGES_PATH}`, SECRET)).status).toBe(404);
});
