import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { receiveCsv } from './receive-csv.js';

let directory: string;

beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'receive-'))));
afterEach(() => rm(directory, { recursive: true }));

const receive = (...chunks: Buffer[]) => receiveCsv(Readable.from(chunks), join(directory, 'import.csv'));

test('a file is written as it arrives', async () => {
  const file = await receive(Buffer.from('na'), Buffer.from('me;price\n'));
  expect(await readFile(file ?? '', 'utf8')).toBe('name;price\n');
});

test('a workbook is refused, also when it arrives byte by byte', async () => {
  const bytes = [0x50, 0x4b, 0x03, 0x04, 0x14].map((byte) => Buffer.of(byte));
  await expect(receive(...bytes)).rejects.toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
});

test('of nothing there is no file', async () => {
  expect(await receive()).toBeUndefined();
});
