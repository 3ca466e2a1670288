import { generateKeyPairSync } from 'node:crypto';
import { appendFile, cp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { readReleaseKeys } from '../config/release-keys.js';
import { createOpsApp } from '../operations/ops-app.js';
import { echoingRenderer, fakeBuild, temporaryDirectory } from '../testing/fake-build.js';
import { type FakeOrigin, fakeOrigin } from '../testing/fake-origin.js';
import { LiveReleases } from './live-releases.js';
import { pointerFile, readPointer, writePointer } from './pointer.js';
import { ReleaseStore } from './release-store.js';
import { signFiles, verifyFiles } from './signed-files.js';

let origin: FakeOrigin;

const storefront = (version: string) => fakeBuild('storefront', { text: version, server: echoingRenderer(version) });
const headline = async () => /<h1>(.*?)<\/h1>/.exec((await request(origin.app).get('/')).text)?.[1];
const getDirectory = (hash: string, remote = 'storefront') => join(origin.config.releasesDir, remote, hash);
/** A key pair as environment variables. */
function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    RELEASE_PRIVATE_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    RELEASE_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

beforeEach(async () => {
  origin = await fakeOrigin();
  await origin.store.release('shell', await fakeBuild('shell'));
});

/** Stores a release but resets the pointer, so that the files can be tampered with before `web` loads them. */
async function releaseUnseen(version: string): Promise<string> {
  const pointer = await readPointer(origin.config.releasesDir);
  const { hash } = await origin.store.release('storefront', await storefront(version));
  await writePointer(origin.config.releasesDir, pointer);
  return hash;
}

/** Makes the pointer name a release, as an attacker could who can write to the volume but has no key. */
async function pointTo(hash: string): Promise<void> {
  const pointer = await readPointer(origin.config.releasesDir);
  const { storefront: present } = pointer;
  if (!present) throw new Error('No storefront is live');
  await writePointer(origin.config.releasesDir, {
    ...pointer,
    storefront: { ...present, hash, history: [present.hash] },
  });
}

const tamperings: [string, RegExp, (directory: string, hash: string) => Promise<unknown>][] = [
  [
    'a changed byte of a script',
    /^browser\/remoteEntry\.js was changed$/,
    (directory) => appendFile(join(directory, 'browser/remoteEntry.js'), ' '),
  ],
  [
    'a changed compressed form',
    /^browser\/remoteEntry\.js\.br was changed$/,
    (directory) => appendFile(join(directory, 'browser/remoteEntry.js.br'), ' '),
  ],
  [
    'a changed server bundle',
    /^server\/server\.cjs was changed$/,
    (directory) => writeFile(join(directory, 'server/server.cjs'), echoingRenderer('forged')),
  ],
  ['a missing file', /^browser\/page\.css is missing/, (directory) => rm(join(directory, 'browser/page.css'))],
  [
    'an additional file',
    /^browser\/more\.js was added$/,
    (directory) => writeFile(join(directory, 'browser/more.js'), 'alert(1)'),
  ],
  ['an additional link', /^browser\/more was added$/, (directory) => symlink('/etc', join(directory, 'browser/more'))],
  ['no signature', /^It is not signed$/, (directory) => rm(join(directory, 'files.json.sig'))],
  [
    'a changed list of files',
    /by none of the trusted keys/,
    (directory) => appendFile(join(directory, 'files.json'), ' '),
  ],
  [
    'a foreign signature',
    /by none of the trusted keys/,
    (directory, hash) =>
      signFiles(directory, { remote: 'storefront', hash }, generateKeyPairSync('ed25519').privateKey),
  ],
  [
    'the list of another remote',
    /^It was signed as shell /,
    async (directory) => {
      const shell = (await readPointer(origin.config.releasesDir)).shell?.hash ?? '';
      await rm(directory, { recursive: true });
      await cp(getDirectory(shell, 'shell'), directory, { recursive: true });
    },
  ],
  [
    'the files of another release',
    /^It was signed as storefront /,
    async (directory) => {
      const { storefront: live } = await readPointer(origin.config.releasesDir);
      await rm(directory, { recursive: true });
      await cp(getDirectory(live?.hash ?? ''), directory, { recursive: true });
    },
  ],
];

test.each(tamperings)('%s keeps the previous release live, and is reported', async (_name, sentence, tamper) => {
  const { hash: live, entry } = await origin.store.release('storefront', await storefront('one'));
  const hash = await releaseUnseen('two');
  await tamper(getDirectory(hash), hash);
  expect(await headline()).toBe('one');
  await pointTo(hash);
  expect(await headline()).toBe('one');
  expect((await request(origin.app).get(entry)).status).toBe(200);
  expect((await request(origin.app).get(`/releases/storefront/${hash}/remoteEntry.js`)).status).toBe(404);

  const ops = createOpsApp(origin);
  const { status, body } = await request(ops).get('/health/ready');
  expect(status).toBe(200);
  const reason = expect.stringMatching(sentence) as string;
  expect(body.dependencies.storefront).toEqual({ status: 'up', release: live, refused: { release: hash, reason } });
  const { text } = await request(ops).get('/metrics');
  expect(text).toContain('vitrine_web_release_refused{remote="storefront"} 1');
  expect(text).toContain('vitrine_web_release_refused{remote="shell"} 0');
  const listed = await origin.store.list('storefront');
  expect(listed).toContainEqual(expect.objectContaining({ hash, live: true, refused: reason }));
  expect(listed).toContainEqual(expect.objectContaining({ hash: live, live: false, refused: null }));
});

test('a refused release is logged as an error', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  await origin.store.release('storefront', await storefront('one'));
  const hash = await releaseUnseen('two');
  await rm(join(getDirectory(hash), 'files.json'));
  await pointTo(hash);
  await new LiveReleases(origin.config, logger, () => Promise.resolve()).current();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      msg: 'A release is refused; the one before it stays live',
      remote: 'storefront',
      release: hash,
      reason: 'It is not signed',
    }),
  ]);
});

test('a process that starts with a refused release uses the latest valid one before it', async () => {
  const { hash: live } = await origin.store.release('storefront', await storefront('one'));
  const hash = await releaseUnseen('two');
  await appendFile(join(getDirectory(hash), 'browser/page.css'), ' ');
  await pointTo(hash);
  const releases = new LiveReleases(origin.config, pino({ level: 'silent' }), () => Promise.resolve());
  expect((await releases.current()).storefront?.hash).toBe(live);
  expect(releases.refused.get('storefront')).toMatchObject({ release: hash, reason: 'browser/page.css was changed' });
});

test('releasing the same build again repairs a release that was changed or is not signed', async () => {
  const build = await storefront('one');
  const { hash } = await origin.store.release('storefront', build);
  for (const change of [
    () => writeFile(join(getDirectory(hash), 'server/server.cjs'), echoingRenderer('forged')),
    () => rm(join(getDirectory(hash), 'files.json.sig')),
  ]) {
    await change();
    expect(await origin.store.release('storefront', build)).toMatchObject({ hash, unchanged: false });
    expect(await origin.store.list('storefront')).toEqual([
      expect.objectContaining({ hash, live: true, refused: null }),
    ]);
    expect(await headline()).toBe('one');
  }
});

test('a rollback skips releases that would be refused, and reports them', async () => {
  const hashes: string[] = [];
  for (const version of ['one', 'two', 'three'])
    hashes.push((await origin.store.release('storefront', await storefront(version))).hash);
  await appendFile(join(getDirectory(hashes[1] ?? ''), 'browser/page.css'), ' ');
  expect(await origin.store.rollback('storefront')).toMatchObject({
    hash: hashes[0],
    passedOver: [{ hash: hashes[1], reason: 'browser/page.css was changed' }],
  });
  expect(await headline()).toBe('one');
});

test('code that was changed after it was verified is not run', async () => {
  const { hash } = await origin.store.release('storefront', await storefront('one'));
  const files = await verifyFiles(
    getDirectory(hash),
    { remote: 'storefront', hash },
    await origin.config.releaseKeys.publicKeys(),
  );
  await writeFile(join(getDirectory(hash), 'server/server.cjs'), echoingRenderer('forged'));
  await expect(files.read('server/server.cjs')).rejects.toThrow('server/server.cjs was changed');
});

test('a server bundle can load modules of Node but no file', async () => {
  await origin.store.release('storefront', await storefront('one'));
  const server = (name: string, version: string) =>
    fakeBuild('storefront', { text: version, server: `require('${name}');${echoingRenderer(version)}` });
  await origin.store.release('storefront', await server('node:stream', 'two'));
  expect(await headline()).toBe('two');
  await origin.store.release('storefront', await server('./more.cjs', 'three'));
  expect(await headline()).toBe('two');
  expect(origin.releases.refused.get('storefront')?.reason).toContain('may load modules of Node only');
});

test('a release lists the digests of its scripts, and live.json has the digest of that list', async () => {
  const { hash } = await origin.store.release('storefront', await storefront('one'));
  const list = await readFile(join(getDirectory(hash), 'browser/integrity.json'), 'utf8');
  const live = (await origin.releases.current()).storefront;
  expect(JSON.parse(list)).toEqual({ 'remoteEntry.js': live?.digests.get('browser/remoteEntry.js') });
  const { text } = await request(origin.app).get('/releases/live.json');
  expect(text).toContain(`"integrity":"sha384-${live?.digests.get('browser/integrity.json')}"`);
});

describe('the keys', () => {
  const release = async (environment: Record<string, string>) =>
    new ReleaseStore(origin.config.releasesDir, readReleaseKeys(environment)).release(
      'admin',
      await fakeBuild('admin'),
    );

  test('without a configured key, a local key is created, readable by its owner only, and reused', async () => {
    const file = join(origin.config.releasesDir, 'release-key.pem');
    const made = await readFile(file, 'utf8');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await origin.store.release('admin', await fakeBuild('admin'));
    expect(await readFile(file, 'utf8')).toBe(made);
  });

  test('in production, no key is created', async () => {
    await expect(release({ NODE_ENV: 'production', DATA_DIR: await temporaryDirectory() })).rejects.toThrow(
      'RELEASE_PRIVATE_KEY or RELEASE_PRIVATE_KEY_FILE is required in production',
    );
  });

  test('a release is signed with the configured key, or the key in the configured file', async () => {
    const keys = newKeys();
    const file = join(await temporaryDirectory(), 'key');
    await writeFile(file, keys.RELEASE_PRIVATE_KEY);
    for (const [name, value] of [
      ['RELEASE_PRIVATE_KEY', keys.RELEASE_PRIVATE_KEY],
      ['RELEASE_PRIVATE_KEY_FILE', file],
    ] as const) {
      const { hash } = await release({ NODE_ENV: 'production', [name]: value });
      const trusted = await readReleaseKeys({ RELEASE_PUBLIC_KEY: keys.RELEASE_PUBLIC_KEY }).publicKeys();
      await expect(verifyFiles(getDirectory(hash, 'admin'), { remote: 'admin', hash }, trusted)).resolves.toBeDefined();
    }
  });

  test('while a key is replaced, releases signed with the old or the new key are trusted', async () => {
    const [old, next] = [newKeys(), newKeys()];
    const both = `${old.RELEASE_PUBLIC_KEY},${next.RELEASE_PUBLIC_KEY}`;
    for (const { RELEASE_PRIVATE_KEY } of [old, next]) {
      const { hash } = await release({ RELEASE_PRIVATE_KEY, RELEASE_PUBLIC_KEY: both });
      const trusted = await readReleaseKeys({ RELEASE_PUBLIC_KEY: both }).publicKeys();
      await expect(verifyFiles(getDirectory(hash, 'admin'), { remote: 'admin', hash }, trusted)).resolves.toBeDefined();
    }
  });

  test('a private key that web would not trust is refused before anything is released', async () => {
    const before = await readFile(pointerFile(origin.config.releasesDir), 'utf8');
    const keys = { ...newKeys(), RELEASE_PUBLIC_KEY: newKeys().RELEASE_PUBLIC_KEY };
    await expect(release(keys)).rejects.toThrow('belongs to none of RELEASE_PUBLIC_KEY');
    expect(await readFile(pointerFile(origin.config.releasesDir), 'utf8')).toBe(before);
  });

  test.each([
    [{ RELEASE_PRIVATE_KEY: 'nonsense' }, /^RELEASE_PRIVATE_KEY must be an Ed25519 private key/],
    [{ RELEASE_PRIVATE_KEY_FILE: '/nowhere' }, /^RELEASE_PRIVATE_KEY_FILE cannot be read \(ENOENT\)/],
    [
      { RELEASE_PUBLIC_KEY: 'nonsense', ...{ RELEASE_PRIVATE_KEY: newKeys().RELEASE_PRIVATE_KEY } },
      /^RELEASE_PUBLIC_KEY must be/,
    ],
  ])('%j is refused, naming the variable', async (environment, sentence) => {
    await expect(release(environment as Record<string, string>)).rejects.toThrow(sentence);
  });
});
