import { readFile } from 'node:fs/promises';
import type { ImportKind } from '@vitrine/schemas';
import { bring, exported, startImportSystem, type ImportSystem } from '../../../test/imports/import-system.js';
import { startWorker, untilReady, type ServiceProcess } from '../../../test/processes/service-process.js';
import { testEnvironment } from '../../../test/test-environment.js';

const ROWS = process.env['FULL_TESTS'] === '1' ? 50_000 : 2000;
const TEST_TIMEOUT_MS = 20 * 60_000;
const MEGABYTE = 1024 * 1024;
/** As production gives them to the worker (infra/systemd). */
const MEMORY_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
/** Memory that imports may need beyond that of the idle process. */
const MEMORY_BYTES = 128 * MEGABYTE;

let system: ImportSystem;
let worker: ServiceProcess;

beforeAll(async () => (system = await startImportSystem()));
beforeEach(async () => {
  worker = await startWorker(testEnvironment({ DATABASE_URL: system.database.url }), MEMORY_FLAGS);
  await untilReady(worker);
});
afterEach(() => worker.stop());
afterAll(() => system.close());

/** The worker's memory in bytes, now (`VmRSS`) or at its peak (`VmHWM`). */
async function memory(which: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${worker.pid}/status`, 'utf8');
  return Number(new RegExp(`^${which}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

const TEXT = 'Ein Text, der so lang ist wie die meisten, und der deshalb so lang ist. '.repeat(5).trim();

interface Rows {
  head: string;
  row: (place: number) => string;
  /** A part of each row that the test replaces, to change the row. */
  changed: string;
}

const FILES: Readonly<Record<ImportKind, Rows>> = {
  products: {
    head: 'name;description;price;subscriptionPrice;features;colors;name.en;description.en',
    row: (place) =>
      `Edition ${place};"${TEXT}";4900,00;149;Offline-Katalog|Zifferblatt;Grün|Gold;Edition ${place};"${TEXT}"`,
    changed: TEXT,
  },
  accessories: {
    head: 'name;category;price;stock;description;specifications;name.en',
    row: (place) => `Feder ${place};pen;390,00;${place % 7};"${TEXT}";"{""Länge"":""14 cm""}";Nib ${place}`,
    changed: TEXT,
  },
  stores: {
    head: 'name;address;city;country;latitude;services;description;description.en',
    row: (place) => `Haus ${place};Am Markt ${place};München;Deutschland;48,1405;Beratung|Gravur;"${TEXT}";"${TEXT}"`,
    changed: 'Am Markt',
  },
  coupons: {
    head: 'code;name;discountType;discountValue;validFrom;validUntil;usageLimit',
    row: (place) => `CODE${place};Atelier ${place};percentage;10;01.11.2026;;100`,
    changed: 'Atelier',
  },
};

test.each(['products', 'accessories', 'stores', 'coupons'] as const)(
  'many %s are imported in little memory',
  async (kind) => {
    const { head, row, changed } = FILES[kind];
    const file = [head, ...Array.from({ length: ROWS }, (_, place) => row(place))].join('\r\n');
    const atRest = await memory('VmRSS');
    const times: string[] = [];
    const timed = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
      const begun = performance.now();
      const result = await work;
      times.push(`${what} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      return result;
    };
    const added = await timed('added in', bring(system.staff, kind, 'apply', file));
    expect(added).toMatchObject({ state: 'done', created: ROWS });
    const all = await timed('exported in', exported(system.staff, kind));
    const unchanged = await timed('found unchanged in', bring(system.staff, kind, 'apply', all));
    expect(unchanged).toMatchObject({ state: 'done', rows: ROWS, created: 0, updated: 0 });
    const other = all.replaceAll(changed, 'Neu');
    const checked = await timed('checked in', bring(system.staff, kind, 'check', other));
    expect(checked).toMatchObject({ updated: ROWS });
    expect(checked.planned).toHaveLength(1000);
    expect(await timed('changed in', bring(system.staff, kind, 'apply', other))).toMatchObject({ updated: ROWS });
    const needed = (await memory('VmHWM')) - atRest;
    const megabytes = `${Math.round(atRest / MEGABYTE)} MB at rest, ${Math.round(needed / MEGABYTE)} MB more`;
    process.stdout.write(`${ROWS} ${kind}: ${times.join(', ')}; ${megabytes}\n`);
    expect(needed).toBeLessThan(MEMORY_BYTES);
  },
  TEST_TIMEOUT_MS,
);
