import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { signIn, staffEnvironment, type Staff } from './staff.js';
import { withComingTimes } from '../src/common/swagger/coming-times.js';
import { createTestApp } from './test-app.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Operation {
  requestBody?: { content: Record<string, { example?: Record<string, Json> }> };
}

const file = join(import.meta.dirname, '../../../contracts/openapi/openapi.json');
const { paths } = JSON.parse(withComingTimes(readFileSync(file, 'utf8'))) as {
  paths: Record<string, Record<string, Operation>>;
};

const bodies = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody }]) => {
    const example = requestBody?.content['application/json']?.example;
    return example === undefined ? [] : [{ name: `${method.toUpperCase()} ${path}`, method, path, example }];
  }),
);

/** Values on which a database, a decoder or unchecked code may fail. */
const AWKWARD: Json[] = [
  null,
  true,
  1e300,
  '',
  '\u0000 \ud800 x',
  'x'.repeat(3000),
  [[]],
  ['\u0000 \udc00'],
  { en: { '\u0000': '\ud800', name: ['\udc00'] } },
];

/** The short form sends every fourth body: each awkward value in some fields, and some awkward values in each field. */
const STEP = process.env['FULL_TESTS'] === '1' ? 1 : 4;

/** The example with each of its values, in turn, replaced by something awkward. */
function* spoilt(value: Json): Generator<Json> {
  yield* AWKWARD;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const awkward of spoilt(inner)) {
      const copy = structuredClone(value) as Record<string, Json>;
      copy[name] = awkward;
      yield copy;
    }
  }
}

let database: TestDatabase;
let app: NestExpressApplication;
let staff: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
  staff = await signIn(app);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The request that creates the resource of a path, if there is one. */
const findCreation = (path: string) =>
  path.includes('{id}') ? bodies.find(({ name }) => name === `POST ${path.replace(/\/\{id\}.*$/, '')}`) : undefined;

test.each(bodies)(
  '$name answers no body with a 5xx status',
  async ({ method, path, example }) => {
    const making = findCreation(path);
    const made = making && (await staff.post(making.path).send(making.example));
    const address = path.replace('{id}', String(made?.body.id ?? '0197aaaa-0000-7000-8000-000000000000'));
    // The version is left out: it is stale after the first change.
    const { version: _, ...whole } = { ...making?.example, ...example };
    const failures: unknown[] = [];
    for (const [index, body] of [...spoilt(whole)].entries()) {
      if (index % STEP !== 0) continue;
      const answer = await staff[method as 'post'](address).type('json').send(JSON.stringify(body));
      if (answer.status >= 500) failures.push({ status: answer.status, body });
    }
    expect(failures).toEqual([]);
  },
  60_000,
);
