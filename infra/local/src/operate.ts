import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { localDatabaseUrls } from './postgres/accounts.ts';
import { openSecrets, secretEnvironment } from './secrets.ts';
import { ROOT } from './system.ts';

interface OperatorCommand {
  /** The built program, from the root. */
  file: string;
  /** Arguments before those of the user. */
  words: string[];
  /** Whether it works on the database; without `DATABASE_URL`, on the local one. */
  onDatabase: boolean;
}

const RELEASES = { file: 'services/web/dist/releases/cli.js', onDatabase: false };

/** `npm run NAME -- …`: commands of the services, on the local system where the environment names no other. */
const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  admin: { file: 'services/api/dist/cli/admin.js', words: [], onDatabase: true },
  'keys:rotate': { file: 'services/api/dist/cli/rotate-keys.js', words: [], onDatabase: true },
  'audit:verify': { file: 'services/api/dist/cli/verify-audit.js', words: [], onDatabase: true },
  'privacy:redo': { file: 'services/api/dist/cli/redo-erasures.js', words: [], onDatabase: true },
  release: { ...RELEASES, words: ['release', '--build'] },
  rollback: { ...RELEASES, words: ['rollback'] },
  releases: { ...RELEASES, words: ['list'] },
};

try {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartFailure(`Unknown command; known are ${Object.keys(COMMANDS).join(', ')}.`);
  const program = join(ROOT, command.file);
  if (!existsSync(program)) throw new StartFailure('Nothing is built here yet: begin with npm start.');
  const isLocal = command.onDatabase && !process.env['DATABASE_URL'];
  const env = isLocal ? { ...(await localEnvironment()), ...process.env } : process.env;
  const { status } = spawnSync(process.execPath, [program, ...command.words, ...rest], {
    env,
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
}

async function localEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { dataDir, ports } = readConfig(process.env, ROOT);
  const port = await runningPort(dataDir);
  const secrets = await openSecrets(dataDir);
  return {
    ...secretEnvironment(secrets),
    DATA_DIR: dataDir,
    DATABASE_URL: localDatabaseUrls(port, secrets.databasePassword).runtime,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  };
}

/** The fourth line of PostgreSQL's own pid file is the port it listens on. */
async function runningPort(dataDir: string): Promise<number> {
  const lines = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(lines.split('\n')[3]);
  if (port > 0) return port;
  throw new StartFailure(
    `No local system is running on ${dataDir}: begin with npm start, or name a database in DATABASE_URL.`,
  );
}
