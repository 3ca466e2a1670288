import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannedFile, type PlannedBatch } from './planned-file.js';

let directory: string;

beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'planned-'))));
afterEach(() => rm(directory, { recursive: true }));

const TEXT = 'eine Zeile\nnoch eine\tmit \u2028 und \u2029 und "…"';

async function batches(entries: readonly { id: string; version: number | null; files?: string[] }[]) {
  const file = await PlannedFile.create(join(directory, randomUUID()));
  for (const { id, version, files = [] } of entries) await file.add({ id, version, columns: { name: TEXT }, files });
  await file.flush();
  await file.close();
  const found: PlannedBatch[] = [];
  for await (const batch of file.batches()) found.push(batch);
  return { found, changed: file.changed };
}

test('new and changed entries are in separate batches, with unchanged texts and files', async () => {
  const { found, changed } = await batches([
    { id: 'a', version: null, files: ['/uploads/a.webp', '/uploads/b.webp'] },
    { id: 'b', version: 3 },
    { id: 'c', version: null },
  ]);
  expect(changed).toEqual(['b']);
  expect(found.map(({ values, ...rest }) => ({ ...rest, rows: JSON.parse(values) as unknown }))).toEqual([
    {
      isNew: true,
      count: 2,
      files: ['/uploads/a.webp', '/uploads/b.webp'],
      rows: [
        { name: TEXT, id: 'a' },
        { name: TEXT, id: 'c' },
      ],
    },
    { isNew: false, count: 1, files: [], rows: [{ name: TEXT, id: 'b', version: 3 }] },
  ]);
});

test('a batch has at most 50 entries, and none is empty', async () => {
  const { found } = await batches(Array.from({ length: 100 }, (_, place) => ({ id: String(place), version: null })));
  expect(found.map(({ count }) => count)).toEqual([50, 50]);
  expect((await batches([])).found).toEqual([]);
});

test('no file stays open when not all entries are read', async () => {
  const path = join(directory, randomUUID());
  const file = await PlannedFile.create(path);
  for (let place = 0; place < 100; place += 1)
    await file.add({ id: String(place), version: null, columns: { name: TEXT }, files: [] });
  await file.flush();
  await file.close();
  for await (const _batch of file.batches()) break;
  const targets = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  expect(targets).not.toContain(path);
});
