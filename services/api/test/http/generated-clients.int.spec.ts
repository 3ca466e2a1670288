import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { addProduct, orderFor } from '../fixtures/orders.js';
import { documentFile } from '../contract/openapi-document.js';
import { staffEnvironment } from '../staff.js';
import { createTestApp } from '../test-app.js';
import { createTestDatabase, type TestDatabase } from '../test-database.js';
import { picture } from '../uploads/pictures.js';

const run = promisify(execFile);
const contract = dirname(documentFile);
const modules = join(contract, '../../node_modules');
/** The options of a strict consumer; the rest are TypeScript's own defaults. */
const STRICT = [
  '--strict',
  '--target',
  'ES2023',
  '--module',
  'nodenext',
  '--lib',
  'ES2023,DOM,DOM.Iterable',
  '--types',
  'node',
];

let directory: string;
let database: TestDatabase;
let app: NestExpressApplication;

/** Runs a tool of the repository in a folder from which it finds the repository's packages. */
const node = (...script: string[]) => run(process.execPath, script, { cwd: contract });

beforeAll(async () => {
  await mkdir(join(contract, 'dist'), { recursive: true });
  directory = await mkdtemp(join(contract, 'dist/clients-'));
  const sources = join(directory, 'hey-api');
  await Promise.all([
    cp(join(import.meta.dirname, 'programs'), directory, { recursive: true }),
    cp(join(contract, 'src/schema.d.ts'), join(directory, 'openapi-typescript/schema.d.ts')),
    node(
      join(modules, '@hey-api/openapi-ts/bin/run.js'),
      '-i',
      documentFile,
      '-o',
      sources,
      '-c',
      '@hey-api/client-fetch',
      '--no-log-file',
    ),
  ]);
  database = await createTestDatabase();
  app = await createTestApp(database.url, { environment: staffEnvironment });
}, 120_000);
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
  await app.close();
  await database.drop();
});

const programs = ['openapi-fetch', 'hey-api'];

test('clients of two generators compile strictly, place an order, sign in, edit a product and upload a file', async () => {
  const files = programs.map((name) => join(directory, `${name}.mts`));
  await node(
    join(modules, 'typescript7/bin/tsc'),
    ...STRICT,
    '--skipLibCheck',
    '--ignoreConfig',
    '--outDir',
    join(directory, 'built'),
    ...files,
  ).catch(({ stdout }: { stdout: string }) => {
    throw new Error(stdout);
  });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = staffEnvironment;
  const file = { name: 'red.png', base64: (await picture('png')).toString('base64') };
  for (const name of programs) {
    const productId = await addProduct(database);
    const order = orderFor(productId);
    const given = { baseUrl: await app.getUrl(), productId, signIn: { email, password }, order, file };
    const { stdout } = await node(join(directory, 'built', `${name}.mjs`), JSON.stringify(given));
    expect([name, JSON.parse(stdout)]).toEqual([
      name,
      {
        order: 'Signature für Juweliere',
        price: 5200,
        version: 2,
        urls: [expect.stringMatching(/^\/uploads\/.+\.png$/)],
      },
    ]);
  }
}, 120_000);
