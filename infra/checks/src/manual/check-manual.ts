import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ROOT } from '@vitrine/local';
import { postgresPrograms, startDebianPostgres } from '../restore/debian-postgres.ts';
import { answers } from './answers.ts';
import { runAs, type Settings, Supervisor } from './supervisor.ts';
import { readSteps } from './units.ts';

/**
 * `npm run check:manual`: does the steps of docs/operations.md, "One machine, without containers", as accounts that own only what the manual gives
 * them. It builds a copy of the last commit, runs each unit as systemd would, and asks the public origin for a page and an answer of the API.
 */
/** Accounts of this run alone, so that those of an aborted run are not in the way. */
const BUILDER = `vitrine-build-${process.pid}`;
const RUNNER = `vitrine-run-${process.pid}`;

const programs = postgresPrograms();
if (process.getuid?.() !== 0) fail('This check makes accounts, so it needs root.');
if (!programs) fail('This check needs a PostgreSQL on this machine (Debian: apt-get install postgresql).');

const folder = mkdtempSync(join(tmpdir(), 'vitrine-manual-'));
chmodSync(folder, 0o755);
const srv = join(folder, 'srv');
const data = join(folder, 'data');
let supervisor: Supervisor | undefined;
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
  supervisor?.stop();
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
    runAs(
      BUILDER,
      ['sh', '-c', step],
      {
        HOME: join(folder, 'home'),
        CI: 'true',
        // The certificates that this machine trusts beside Node's own.
        NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'] ?? '',
      },
      srv,
    );
  console.log('✓ built, as an account that owns the checkout alone');

  const { web, ...settings } = await makeSettings(database);
  supervisor = new Supervisor(srv, RUNNER, settings);
  for (const step of readSteps('run')) {
    const [, verb, ...rest] = step.split(' ');
    for (const name of rest.filter((word) => word.startsWith('vitrine-')))
      await supervisor.start(name, verb === 'enable');
  }
  await answers(`${web}/`, 'a page');
  await answers(`${web}/api/products`, 'the API');
  await proveRoll(supervisor, web);
}

/** Restarts the processes as an upgrade does, each once, one after the other; the roll must stop at a process that does not start. */
async function proveRoll(units: Supervisor, web: string): Promise<void> {
  const roll = join(srv, 'infra/systemd/roll.sh');
  if ((await units.runScript(roll)) !== 0) throw new Error('roll.sh failed');
  const whole = units.asked.splice(0).join(', ');
  const expected = [
    'start vitrine-migrate',
    ...[1, 2].flatMap((n) => [`restart vitrine-api@${n}`, `restart vitrine-worker@${n}`]),
    ...[1, 2].map((n) => `restart vitrine-web@${n}`),
    'start vitrine-release',
  ].join(', ');
  if (whole !== expected) throw new Error(`roll.sh did: ${whole}`);
  await answers(`${web}/`, 'a page, after every process was rolled');
  units.broken.add('vitrine-api@1');
  if ((await units.runScript(roll)) === 0 || units.asked.at(-1) !== 'restart vitrine-api@1')
    throw new Error(`roll.sh went on after an API that did not start: ${units.asked.join(', ')}`);
  console.log('✓ a roll stops at the first process that does not come back');
}

async function makeSettings(database: string): Promise<Settings & { web: string }> {
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

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
