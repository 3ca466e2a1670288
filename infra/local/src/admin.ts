import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { localDatabaseUrl } from './postgres/postgres.ts';
import { openSecrets, secretEnvironment } from './secrets.ts';
import { ROOT } from './system.ts';

/** `npm run admin -- create|reset-password|unlock EMAIL`: the API's command, on the local system where no other is named. */
try {
  const env = process.env['DATABASE_URL'] ? process.env : { ...(await localEnvironment()), ...process.env };
  const command = join(ROOT, 'services/api/dist/cli/admin.js');
  const { status } = spawnSync(process.execPath, [command, ...process.argv.slice(2)], {
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
    DATABASE_URL: localDatabaseUrl(port, secrets.databasePassword),
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
