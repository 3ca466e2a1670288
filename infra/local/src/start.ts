import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { StartFailure } from './failure.ts';
import { secretsFile } from './secrets.ts';
import { printedSteps, seconds } from './steps.ts';
import { startSystem, type System } from './system.ts';

const PARENT_POLL_MS = 500;
/** A stop ends this process within 10 s, even if a part hangs. */
const STOP_DEADLINE_MS = 9_800;
const stopRequest = new AbortController();

/** The terminal or pipe that started this may close before this process ends. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopRequest.abort());
stopRequest.signal.addEventListener('abort', () => setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref());
stopWithLauncher();
process.title = 'vitrine';

await main();

async function main(): Promise<void> {
  const started = performance.now();
  let system: System | undefined;
  const fail = (error: unknown) => {
    if (stopRequest.signal.aborted) return;
    console.error(error instanceof StartFailure ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  };
  process.on('uncaughtException', (error) => {
    fail(error);
    stopRequest.abort();
  });
  console.log('Vitrine starts. The first time takes a minute or two, later ones seconds.\n');
  try {
    system = await startSystem({
      steps: printedSteps(),
      development: process.argv.includes('--dev'),
      signal: stopRequest.signal,
    });
    console.log(`\n${announcement(system, performance.now() - started)}`);
    await stopRequested();
  } catch (error) {
    fail(error);
  }
  if (stopRequest.signal.aborted) console.log('\nStopping …');
  await system?.stop();
  if (stopRequest.signal.aborted) console.log('Vitrine has stopped.');
  process.exit();
}

function stopRequested(): Promise<void> {
  const { signal } = stopRequest;
  if (signal.aborted) return Promise.resolve();
  // Listening servers end with the embedded parts; where there are none, this keeps the process alive.
  const alive = setInterval(() => undefined, 60_000);
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => {
      clearInterval(alive);
      resolve();
    }),
  );
}

/** Stops this process when its launcher was killed, which then cannot pass on a Ctrl-C. */
function stopWithLauncher(): void {
  const launcher = Number(process.env['VITRINE_LAUNCHER']);
  if (process.ppid !== launcher) return;
  setInterval(() => {
    if (process.ppid !== launcher) stopRequest.abort();
  }, PARENT_POLL_MS).unref();
}

/** True once in the life of a data directory: the generated password is shown then, and never again. */
function isFirstTime(dataDir: string): boolean {
  try {
    writeFileSync(join(dataDir, 'announced'), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

function announcement({ addresses, admin, config, development, mailbox }: System, took: number): string {
  const file = relative(process.cwd(), secretsFile(config.dataDir));
  const password = !admin.isGenerated
    ? 'ADMIN_PASSWORD'
    : isFirstTime(config.dataDir)
      ? admin.password
      : `as shown at the first start, kept in ${file}`;
  const rows = [
    ['Storefront', addresses.storefront],
    ['Admin', addresses.admin],
    ['  sign-in', `${admin.email}   password: ${password}`],
    ['Swagger UI', addresses.swagger],
    ['Queue dashboard', addresses.queues],
    ...(mailbox && addresses.mailbox ? [['Mailbox', addresses.mailbox]] : []),
    ...Object.entries(development?.inspectors ?? {}).map(([name, port]) => [
      `Inspector ${name.replace('vitrine-', '')}`,
      `127.0.0.1:${port}`,
    ]),
    ['Logs', relative(process.cwd(), `${config.dataDir}/logs`)],
  ];
  const lines = rows.map(([label = '', value = '']) => `  ${label.padEnd(18)}${value}`);
  return [`Vitrine is ready after ${seconds(took)}.`, '', ...lines, '', 'Ctrl-C stops everything.'].join('\n');
}
