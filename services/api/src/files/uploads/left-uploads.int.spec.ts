import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.js';
import { until } from '../../../test/until.js';
import { picture, videoOfSize } from '../../../test/uploads/pictures.js';
import { createSignedInApp } from '../../../test/uploads/signed-in-app.js';
import { AppConfig } from '../../config/app-config.js';
import { MediaStore } from '../media/index.js';
import { WorkDirectory } from '../storage/index.js';

let database: TestDatabase;
let app: NestExpressApplication;
let bearer: string;
let files: () => Promise<string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app, bearer, files } = await createSignedInApp(database.url));
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const BOUNDARY = 'b'.repeat(30);
const part = (name: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="x"\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

/** An upload whose body is written by hand. */
function open(headers: Record<string, string> = {}): ClientRequest {
  const { port } = app.getHttpServer().address() as AddressInfo;
  return httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload',
    headers: { Authorization: bearer, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });
}

/** The answer to a request whose body may still be incomplete. */
async function toAnswer(
  request: ClientRequest,
): Promise<{ status: number | undefined; body: Record<string, unknown> }> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> };
}

/** Files that this process holds open in the state directory. */
function openFiles(): string[] {
  const { dataDir } = app.get(AppConfig);
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${descriptor}`);
      return target.startsWith(dataDir) ? [target] : [];
    } catch {
      return [];
    }
  });
}

test('uploads that clients abort leave no file, no descriptor and no row', async () => {
  const sound = part('files', await picture('png'));
  const video = videoOfSize(1024 * 1024);
  for (let round = 0; round < 3; round += 1) {
    const uploads = Array.from({ length: 10 }, () => open().on('error', () => undefined));
    for (const upload of uploads) {
      upload.write(sound);
      upload.write(part('files', video).subarray(0, 300_000));
    }
    await until(async () => expect((await files()).length).toBeGreaterThanOrEqual(uploads.length));
    for (const upload of uploads) upload.destroy();
    await until(async () => expect(await files()).toEqual([]));
  }
  await until(() => Promise.resolve(expect(openFiles()).toEqual([])));
  expect(await database.query('select * from media_files')).toEqual([]);
});

test('a client that disconnects while its complete upload is being processed leaves nothing', async () => {
  const media = app.get(MediaStore, { strict: false });
  const keep = media.keep.bind(media);
  const upload = open().on('error', () => undefined);
  const connected = once(app.getHttpServer(), 'connection') as Promise<[Socket]>;
  upload.flushHeaders();
  const [connection] = await connected;
  const kept = new Promise<string[]>((resolve) => {
    jest.spyOn(media, 'keep').mockImplementationOnce(async (made) => {
      const paths = await keep(made);
      upload.destroy();
      await once(connection, 'close');
      resolve(paths);
      return paths;
    });
  });
  upload.end(Buffer.concat([part('files', await picture('png')), Buffer.from(`--${BOUNDARY}--\r\n`)]));
  expect(await kept).toHaveLength(1);
  await until(async () => expect(await files()).toEqual([]));
  expect(await database.query('select * from media_files')).toEqual([]);
});

test('a client that is not signed in is refused before the body arrives', async () => {
  const upload = open({ Authorization: 'Bearer none', 'Content-Length': String(90 * 1024 * 1024) });
  upload.flushHeaders();
  expect(await toAnswer(upload)).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  upload.destroy();
});

test.each([
  ['a text that is called a video', Buffer.from('x'.repeat(100_000)), 415],
  ['an endless picture', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(20e6)]), 413],
])('%s is refused while it arrives, and the connection stays usable', async (_name, content, status) => {
  const upload = open();
  upload.write(part('files', content).subarray(0, -2));
  expect((await toAnswer(upload)).status).toBe(status);
  upload.end();
  expect(await files()).toEqual([]);
});

test('a client that goes on sending after its refusal is disconnected', async () => {
  const upload = open();
  upload.on('error', () => undefined);
  upload.write(part('files', Buffer.alloc(70_000)));
  expect((await toAnswer(upload)).status).toBe(415);
  await once(upload, 'close');
});

test('the temporary files of killed processes are deleted, those of other machines are not', async () => {
  const { workDirectory } = app.get(AppConfig);
  await mkdir(workDirectory, { recursive: true });
  const names = [`${hostname()}~${process.pid}~another~1`, `${hostname()}~4194399~another~2`, `elsewhere~1~x~3`];
  for (const name of names) await writeFile(join(workDirectory, name), 'half');
  await app.get(WorkDirectory, { strict: false }).sweep();
  expect(readdirSync(workDirectory)).toEqual(['elsewhere~1~x~3']);
});

test('an upload that stalls for longer than any request is not deleted by its own process', async () => {
  const { workDirectory } = app.get(AppConfig);
  const directory = app.get(WorkDirectory, { strict: false });
  const work = await directory.open();
  const own = work.next();
  const elsewhere = ['elsewhere~1~x~half-an-hour', 'elsewhere~1~x~a-day'].map((name) => join(workDirectory, name));
  const [recent = '', old = ''] = elsewhere;
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  for (const [file, days] of [
    [own, 1],
    [recent, 1 / 48],
    [old, 1],
  ] as const) {
    await writeFile(file, 'half');
    await utimes(file, daysAgo(days), daysAgo(days));
  }
  await directory.sweep();
  const left = readdirSync(workDirectory).map((name) => join(workDirectory, name));
  expect(left).toEqual(expect.arrayContaining([own, recent]));
  expect(left).not.toContain(old);
  await work.discard();
  await rm(recent);
});
