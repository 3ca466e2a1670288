import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eachStorage } from '../../../test/storage/each-storage.js';
import { testEnvironment } from '../../../test/test-environment.js';
import { AppConfig } from '../../config/app-config.js';
import { createStorage, type FileStorage } from './index.js';

const getText = (content: string) => ({ stream: Readable.from([Buffer.from(content)]), size: content.length });
const partsIn = async (directory: string) =>
  (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.part'));

describe.each(eachStorage)('%s', (_kind, start) => {
  let config: AppConfig;
  let storage: FileStorage;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { environment, close } = await start();
    stop = close;
    config = new AppConfig(testEnvironment(environment));
    storage = await createStorage(config.storage);
    await storage.ready();
  });
  afterAll(async () => {
    storage.close();
    await stop();
  });

  test('stores a stream and a file, replaces a file, and reports size and ETag', async () => {
    await storage.put('rings/one.txt', getText('first'));
    const first = await storage.find('rings/one.txt');
    const source = `${config.dataDir}.txt`;
    await writeFile(source, '0123456789');
    await storage.put('rings/one.txt', { file: source });
    const second = await storage.find('rings/one.txt');
    expect(second).toMatchObject({ size: 10, etag: expect.stringMatching(/^(W\/)?"[^"]+"$/) });
    expect(second?.modifiedAt.getTime()).toBeGreaterThan(0);
    expect(second?.etag).not.toBe(first?.etag);
    expect(await text(await storage.open('rings/one.txt'))).toBe('0123456789');
    expect(await text(await storage.open('rings/one.txt', { start: 2, end: 4 }))).toBe('234');
    expect(await text(await storage.open('rings/one.txt', { start: 9, end: 9 }))).toBe('9');
  });

  test('reports missing files', async () => {
    expect(await storage.exists('rings/one.txt')).toBe(true);
    for (const path of ['none.txt', 'rings', 'rings/one.txt/two', '', '../x', 'rings/../x', '.hidden', '/x', 'ä']) {
      expect(await storage.exists(path)).toBe(false);
    }
    await expect(storage.open('none.txt')).rejects.toThrow(/^The file storage failed: /);
  });

  test('moves a file with `take`', async () => {
    const source = `${config.dataDir}-taken.txt`;
    await writeFile(source, 'taken');
    await storage.put('taken/one.txt', { file: source, take: true });
    expect(await text(await storage.open('taken/one.txt'))).toBe('taken');
    await expect(stat(source)).rejects.toThrow('ENOENT');
    await expect(storage.put('taken/two.txt', { file: source, take: true })).rejects.toThrow('ENOENT');
    expect(await storage.exists('taken/two.txt')).toBe(false);
  });

  test('removes a file, also one that is already removed', async () => {
    await storage.put('gone.txt', getText('x'));
    await storage.remove('gone.txt');
    await storage.remove('gone.txt');
    expect(await storage.exists('gone.txt')).toBe(false);
  });

  test.each(['../x', '/x', 'a/../../x', '.hidden', 'a//b', 'a\\b', ''])('refuses to store %p', async (path) => {
    await expect(storage.put(path, getText('x'))).rejects.toThrow('cannot be stored');
    await expect(storage.open(path)).rejects.toThrow('cannot be stored');
    await expect(storage.remove(path)).rejects.toThrow('cannot be stored');
  });

  test('a stream that fails leaves neither a file nor a connection', async () => {
    const broken = function* () {
      yield Buffer.from('half');
      throw new Error('cut off');
    };
    const moreThanAllConnections = 60;
    for (let count = 0; count < moreThanAllConnections; count += 1) {
      const content = { stream: Readable.from(broken()), size: 8 };
      await expect(storage.put('broken.txt', content)).rejects.toThrow(/^The file storage failed/);
    }
    expect(await storage.exists('broken.txt')).toBe(false);
    if (config.storage.kind === 'disk') expect(await partsIn(join(config.storage.directory))).toEqual([]);
  });
});

test('a missing, forbidden or unreachable bucket is reported without the secret', async () => {
  const [, [, start]] = eachStorage;
  const { environment, close } = await start();
  const url = environment['STORAGE_URL'] ?? '';
  const open = (value: string) => createStorage(new AppConfig(testEnvironment({ STORAGE_URL: value })).storage);
  const toFailure = async (value: string): Promise<string> => {
    const storage = await open(value);
    const message = await storage.ready().then(
      () => 'ready',
      (error: Error) => error.message,
    );
    storage.close();
    return message;
  };
  const another = await toFailure(url.replace('/vitrine', '/another'));
  const stranger = await toFailure(url.replace('S3RVER:S3RVER', 'STRANGER:hidden'));
  await close();
  expect(another).toMatch(/^The file storage failed: [A-Za-z0-9]+ \(404\)$/);
  expect(stranger).toMatch(/^The file storage failed: [A-Za-z0-9]+ \(403\)$/);
  expect(await toFailure(url)).toMatch(/^The file storage failed: [A-Za-z0-9]+$/);
});
