import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, ROOT } from '@vitrine/local';
import { postgresPrograms, startDebianPostgres } from '../restore/debian-postgres.ts';
import { readSteps, readUnit } from './units.ts';

/**
 * `npm run check:manual`: does the steps of docs/operations.md, "One machine, without containers", as accounts that own only what the manual gives
 * them. It builds a copy of the last commit, runs each unit as systemd would, and asks the public origin for a page and an answer of the API.
 */
/** Of this run alone, so that one that was cut off is in nobody's way. */
const BUILDER = `vitrine-build-${process.pid}`;
const RUNNER = `vitrine-run-${process.pid}`;
const ATTEMPTS = 240;
const PAUSE_MS = 250;

const programs = postgresPrograms();
if (process.getuid?.() !== 0) fail('This check makes accounts, so it needs root.');
if (!programs) fail('This check needs a PostgreSQL on this machine (Debian: apt-get install postgresql).');

const folder = mkdtempSync(join(tmpdir(), 'vitrine-manual-'));
chmodSync(folder, 0o755);
const srv = join(folder, 'srv');
const data = join(folder, 'data');
const running: ChildProcess[] = [];
for (const name of [BUILDER, RUNNER]) execFileSync('useradd', ['--system', '--home-dir', folder, name]);
mkdirSync(join(folder, 'postgres'));
const postgres = await startDebianPostgres(programs, join(folder, 'postgres'));
try {
  await prove(postgres.url('postgres'));
  console.log('✓ The steps of the manual work for accounts that own only what is theirs.');
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  for (const child of running) child.kill('SIGKILL');
  await postgres.stop();
  for (const name of [BUILDER, RUNNER]) execFileSync('userdel', [name]);
  rmSync(folder, { recursive: true, force: true });
}

async function prove(database: string): Promise<void> {
  for (const [path, owner] of [
    [srv, BUILDER],
    [join(folder, 'home'), BUILDER],
    [data, RUNNER],
  ] as const) {
    mkdirSync(path);
    execFileSync('chown', [`${owner}:${owner}`, path]);
  }
  execFileSync('sh', [
    '-c',
    `git -C '${ROOT}' archive HEAD | setpriv --reuid ${BUILDER} --regid ${BUILDER} --clear-groups tar -x -C '${srv}'`,
  ]);
  for (const step of readSteps('build'))
    runAs(BUILDER, ['sh', '-c', step], {
      HOME: join(folder, 'home'),
      CI: 'true',
      // The certificates that this machine trusts beside Node's own.
      NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'] ?? '',
    });
  console.log('✓ built, as an account that owns the checkout alone');

  const settings = await makeSettings(database);
  for (const step of readSteps('run')) {
    const [, verb, ...rest] = step.split(' ');
    for (const name of rest.filter((word) => word.startsWith('vitrine-')))
      await start(name, verb === 'enable', settings);
  }
  const { web } = settings;
  await answers(`${web}/`, 'a page');
  await answers(`${web}/api/products`, 'the API');
}

interface Settings {
  files: Record<string, string>;
  /** In place of the units' fixed ports, which others may use. */
  ports: Record<string, string>[];
  web: string;
}

async function makeSettings(database: string): Promise<Settings> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const encode = (key: Buffer) => key.toString('base64');
  const secret = () => randomBytes(36).toString('base64');
  const [api, apiTwo, worker, workerTwo, web, webTwo, ops, opsTwo] = await freePorts(8);
  const values = {
    NODE_ENV: 'production',
    DATA_DIR: data,
    STORAGE_URL: join(data, 'uploads'),
    PUBLIC_URL: `http://127.0.0.1:${web}`,
    API_URL: `http://127.0.0.1:${api}`,
    DATABASE_URL: database,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Vitrine <orders@shop.example>',
    STAFF_EMAIL: 'staff@shop.example',
    JWT_SECRET: secret(),
    PROXY_SECRET: secret(),
    FIELD_KEYS: `k1:${encode(randomBytes(32))}`,
    RELEASE_PUBLIC_KEY: encode(publicKey.export({ format: 'der', type: 'spki' })),
    LOG_LEVEL: 'warn',
  };
  const file = (given: Record<string, string>) =>
    Object.entries(given)
      .map(([name, value]) => `${name}="${value}"`)
      .join('\n');
  const key = { RELEASE_PRIVATE_KEY: encode(privateKey.export({ format: 'der', type: 'pkcs8' })) };
  for (const [name, given] of [
    ['vitrine.env', values],
    ['vitrine-release.env', key],
  ] as const)
    writeFileSync(join(folder, name), file(given), { mode: 0o600 });
  const ports = (one?: number, two?: number, three?: number, four?: number) => ({
    API_PORT: String(one),
    WORKER_PORT: String(two),
    PORT: String(three),
    WEB_OPS_PORT: String(four),
  });
  return {
    files: Object.fromEntries(
      ['vitrine.env', 'vitrine-release.env'].map((name) => [`/etc/${name}`, join(folder, name)]),
    ),
    ports: [ports(api, worker, web, ops), ports(apiTwo, workerTwo, webTwo, opsTwo)],
    web: `http://127.0.0.1:${web}`,
  };
}

/** Runs a unit as systemd would: to its end, or beside the others. */
async function start(name: string, stays: boolean, { files, ports }: Settings): Promise<void> {
  const unit = readUnit(name, (path) => readFileSync(files[path] ?? path, 'utf8'));
  const environment = { ...unit.environment, ...(stays && ports[Number(name.split('@')[1]) - 1]) };
  const command = [process.execPath, ...unit.command.slice(1)];
  if (!stays) {
    runAs(RUNNER, command, environment);
    console.log(`✓ ${name}`);
    return;
  }
  const child = spawn('setpriv', ['--reuid', RUNNER, '--regid', RUNNER, '--clear-groups', ...command], {
    cwd: srv,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: 'inherit',
  });
  running.push(child);
  const variable = name.startsWith('vitrine-api')
    ? 'API_PORT'
    : name.startsWith('vitrine-web')
      ? 'WEB_OPS_PORT'
      : 'WORKER_PORT';
  const ended = once(child, 'exit').then(() => false);
  const answered = answers(`http://127.0.0.1:${environment[variable]}/health/live`, name).then(() => true);
  if (!(await Promise.race([answered, ended]))) throw new Error(`${name} ended at its start.`);
}

function runAs(account: string, command: string[], environment: Record<string, string>): void {
  execFileSync('setpriv', ['--reuid', account, '--regid', account, '--clear-groups', ...command], {
    cwd: srv,
    env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function answers(url: string, what: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOk) {
      console.log(`✓ ${what} answers`);
      return;
    }
    await wait(PAUSE_MS);
  }
  throw new Error(`${what} does not answer at ${url}`);
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
