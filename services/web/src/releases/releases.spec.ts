import { jest } from '@jest/globals';
import { type FileHandle, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { createOpsApp } from '../operations/ops-app.js';
import { echoingRenderer, fakeBuild } from '../testing/fake-build.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';
import { pointerFile, readPointer } from './pointer.js';

let origin: FakeOrigin;

const storefront = (version: string, contract = 1) =>
  fakeBuild('storefront', { text: version, contract, server: echoingRenderer(version) });
const headline = async () => /<h1>(.*?)<\/h1>/.exec((await request(origin.app).get('/')).text)?.[1];

beforeEach(async () => {
  origin = await fakeOrigin();
  await origin.store.release('shell', await fakeBuild('shell'));
});

test('a release or a rollback takes effect with the next page, without a restart', async () => {
  await origin.store.release('storefront', await storefront('one'));
  expect(await headline()).toBe('one');
  await origin.store.release('storefront', await storefront('two'));
  expect(await headline()).toBe('two');
  await origin.store.rollback('storefront');
  expect(await headline()).toBe('one');
  await expect(origin.store.rollback('storefront')).rejects.toThrow('There is no earlier release of storefront');
});

test('the history of a release after a rollback starts with the release that was live', async () => {
  for (const version of ['one', 'two']) await origin.store.release('storefront', await storefront(version));
  await origin.store.rollback('storefront');
  await origin.store.release('storefront', await storefront('three'));
  await origin.store.rollback('storefront');
  expect(await headline()).toBe('one');
});

test('the same build is the same release', async () => {
  const build = await storefront('one');
  const first = await origin.store.release('storefront', build);
  expect(first.unchanged).toBe(false);
  expect(await origin.store.release('storefront', build)).toEqual({ ...first, unchanged: true });
  expect(await origin.store.list('storefront')).toHaveLength(1);
});

test('files of earlier releases are still served', async () => {
  const { entry } = await origin.store.release('storefront', await storefront('one'));
  await origin.store.release('storefront', await storefront('two'));
  const { status, text } = await request(origin.app).get(entry).set('Accept-Encoding', 'identity');
  expect([status, text.includes("'one'")]).toEqual([200, true]);
});

test('the last ten releases are kept', async () => {
  for (let count = 0; count < 13; count += 1) await origin.store.release('storefront', await storefront(`v${count}`));
  const kept = await origin.store.list('storefront');
  expect(kept).toHaveLength(10);
  expect(kept.filter((release) => release.live)).toHaveLength(1);
  expect(await headline()).toBe('v12');
  expect(await readdir(join(origin.config.releasesDir, 'storefront'))).toHaveLength(10);
});

test('no request fails during releases and rollbacks', async () => {
  await origin.store.release('storefront', await storefront('one'));
  const builds = await Promise.all(['two', 'three', 'four'].map((version) => storefront(version)));
  let releasing = true;
  const visitors = Array.from({ length: 4 }, async () => {
    const statuses = new Set<number>();
    while (releasing) {
      const page = await request(origin.app).get('/');
      statuses.add(page.status);
      const entry = /"storefront":\{"hash":"[^"]*","entry":"([^"]*)"/.exec(page.text)?.[1] ?? '/missing';
      statuses.add((await request(origin.app).get(entry)).status);
    }
    return [...statuses];
  });
  for (const build of builds) await origin.store.release('storefront', build);
  await origin.store.rollback('storefront');
  releasing = false;
  expect(await Promise.all(visitors)).toEqual(Array.from({ length: 4 }, () => [200]));
});

test('simultaneous releases all succeed', async () => {
  const [one, other] = await Promise.all([storefront('one'), storefront('two')]);
  await Promise.all([
    origin.store.release('storefront', one),
    origin.store.release('storefront', other),
    origin.store.release('admin', await fakeBuild('admin')),
  ]);
  const pointer = await readPointer(origin.config.releasesDir);
  expect(pointer.storefront?.history).toHaveLength(1);
  expect(pointer.admin?.hash).toBeDefined();
});

test('the present release stays when the pointer names a missing release or cannot be read', async () => {
  const { hash } = await origin.store.release('storefront', await storefront('one'));
  await origin.releases.current();
  const pointer = await readPointer(origin.config.releasesDir);
  await writeFile(
    pointerFile(origin.config.releasesDir),
    JSON.stringify({ ...pointer, storefront: { hash: '0'.repeat(16), entry: '/x', contract: 1 } }),
  );
  expect(await headline()).toBe('one');
  await writeFile(pointerFile(origin.config.releasesDir), '{');
  expect(await headline()).toBe('one');
  await rm(pointerFile(origin.config.releasesDir));
  expect(await headline()).toBe('one');
  expect((await origin.releases.current()).storefront?.hash).toBe(hash);
});

test.each(['', '{', '[]', '{"shell":{"hash":"none"}}'])(
  'a release repairs a damaged pointer (%j); a rollback fails, as the history is lost',
  async (damaged) => {
    await writeFile(pointerFile(origin.config.releasesDir), damaged);
    await expect(origin.store.rollback('shell')).rejects.toThrow();
    const { hash } = await origin.store.release('storefront', await storefront('one'));
    expect((await readPointer(origin.config.releasesDir)).storefront?.hash).toBe(hash);
  },
);

test('the new pointer is flushed to disk before it replaces the old one', async () => {
  const handle = await open(pointerFile(origin.config.releasesDir));
  const files = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const whenFlushed: string[] = [];
  const sync = files.sync;
  const spied = jest.spyOn(files, 'sync').mockImplementation(async function (this: FileHandle) {
    whenFlushed.push((await readPointer(origin.config.releasesDir)).admin?.hash ?? 'none yet');
    return sync.call(this);
  });
  await origin.store.release('admin', await fakeBuild('admin'));
  spied.mockRestore();
  expect(whenFlushed).toEqual(['none yet']);
});

test('a release whose server bundle is broken is refused', async () => {
  await origin.store.release('storefront', await storefront('one'));
  expect(await headline()).toBe('one');
  await origin.store.release(
    'storefront',
    await fakeBuild('storefront', { text: 'bad', server: 'throw new Error("bad")' }),
  );
  expect(await headline()).toBe('one');
});

test('the page contains the version of the façade that each remote was built against', async () => {
  await origin.store.release('storefront', await storefront('one', 7));
  expect((await request(origin.app).get('/')).text).toContain('"contract":7');
  expect((await request(origin.app).get('/releases/live.json')).body.remotes.storefront).toMatchObject({ contract: 7 });
});

test('only a build is released', async () => {
  await expect(origin.store.release('admin', origin.config.releasesDir)).rejects.toThrow('There is no build of admin');
});

describe('readiness', () => {
  test('waits for the shell, and reports which releases are live', async () => {
    const empty = await fakeOrigin({ API_URL: 'http://127.0.0.1:1' });
    const ops = createOpsApp(empty);
    expect((await request(ops).get('/health/ready')).status).toBe(503);
    expect((await request(empty.app).get('/')).status).toBe(503);
    const { hash } = await empty.store.release('shell', await fakeBuild('shell'));
    const { status, body } = await request(ops).get('/health/ready');
    expect(status).toBe(200);
    expect(body.dependencies).toMatchObject({
      shell: { status: 'up', release: hash },
      storefront: { status: 'down' },
      api: { status: 'down' },
    });
    expect((await request(ops).get('/health/live')).body).toEqual({ status: 'ok' });
  });

  test('metrics count requests by kind, never by address', async () => {
    await request(origin.app).get('/some/page?email=a@b.example');
    const { text } = await request(createOpsApp(origin)).get('/metrics');
    expect(text).toContain('vitrine_web_request_seconds_count{kind="page",method="GET",status="200"}');
    expect(text).not.toContain('some/page');
  });
});
