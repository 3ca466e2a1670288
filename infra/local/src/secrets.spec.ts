import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSecrets, secretsFile } from './secrets.ts';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'vitrine-secrets-'))));
afterEach(() => rm(dataDir, { recursive: true }));

test('secrets are made once, for their owner only, and kept', async () => {
  const first = await openSecrets(dataDir);
  const second = await openSecrets(dataDir);
  expect(second).toEqual(first);
  expect((await stat(secretsFile(dataDir))).mode & 0o777).toBe(0o600);
});

test('they have the form the services ask for', async () => {
  const secrets = await openSecrets(dataDir);
  expect(secrets.jwtSecret.length).toBeGreaterThanOrEqual(32);
  expect(secrets.proxySecret.length).toBeGreaterThanOrEqual(32);
  expect(secrets.fieldKeys).toMatch(/^k1:[A-Za-z0-9+/]{43}=$/);
  expect(secrets.adminPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
});

test('a damaged file is not overwritten', async () => {
  await writeFile(secretsFile(dataDir), '{"jwtSecret":');
  await expect(openSecrets(dataDir)).rejects.toThrow('is damaged');
});
