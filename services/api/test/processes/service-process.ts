import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { compileSource, type Service } from './compile-source.js';
import { freePort } from './free-port.js';
import { waitUntil } from './wait-until.js';

/** A real process of a service. */
export interface ServiceProcess {
  pid: number;
  /** Origin of its own port. */
  url: string;
  /** Everything it has written to its logs so far. */
  logs: () => string;
  /** Whether it still runs. */
  runs: () => boolean;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  /** Asks it to stop. @returns its exit code */
  stop: () => Promise<number | null>;
}

/** Bytes that `ulimit -f` counts as one (POSIX). */
const FILE_BLOCK = 512;
const PROGRAMS = {
  api: { service: 'api', file: 'main.js', variable: 'API_PORT' },
  worker: { service: 'api', file: 'worker.js', variable: 'WORKER_PORT' },
  web: { service: 'web', file: 'main.js', variable: 'PORT' },
} as const satisfies Record<string, { service: Service; file: string; variable: string }>;

/**
 * Starts a worker with exactly this environment.
 * @param flags of Node
 */
export const startWorker = (
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<ServiceProcess> => spawnService('worker', environment, { flags });

/** Starts a web with exactly this environment and waits until it answers; it needs no release to forward requests. */
export async function startWeb(environment: Record<string, string>): Promise<ServiceProcess> {
  const web = await spawnService('web', environment);
  await waitUntil('web answers', async () => {
    if (!web.runs()) throw new Error(`It ended at its start: ${web.logs().slice(-2000)}`);
    return fetch(`${web.url}/releases/live.json`).then(
      (answer) => answer.ok,
      () => false,
    );
  });
  return web;
}

/**
 * Starts an API with exactly this environment and waits until it is ready; on the port of the environment, or on a free one.
 * @param fileLimit largest file in bytes that it may write
 */
export async function startApi(environment: Record<string, string>, fileLimit?: number): Promise<ServiceProcess> {
  const api = await spawnService('api', environment, { fileLimit });
  await untilReady(api);
  return api;
}

/**
 * Waits until a process is ready; one that does not get ready is killed.
 * @throws Error with its last answer and the end of its logs when it ends before, or takes too long
 */
export async function untilReady(process: ServiceProcess): Promise<void> {
  let lastAnswer = 'none';
  try {
    await waitUntil('the process is ready', async () => {
      if (!process.runs()) throw new Error('It ended at its start');
      const { ok, text } = await askReadiness(process.url);
      lastAnswer = text;
      return ok;
    });
  } catch (error) {
    await process.kill();
    throw new Error(`Last answer: ${lastAnswer}. End of its logs: ${process.logs().slice(-2000)}`, { cause: error });
  }
}

/** Whether a process says that it is ready. */
export const isReady = async (url: string): Promise<boolean> => (await askReadiness(url)).ok;

const askReadiness = (url: string): Promise<{ ok: boolean; text: string }> =>
  fetch(`${url}/health/ready`).then(
    async (answer) => ({ ok: answer.ok, text: await answer.text() }),
    (error: unknown) => ({ ok: false, text: String(error) }),
  );

async function spawnService(
  name: keyof typeof PROGRAMS,
  environment: Record<string, string>,
  { fileLimit, flags = [] }: { fileLimit?: number | undefined; flags?: readonly string[] } = {},
): Promise<ServiceProcess> {
  const { service, file: main, variable } = PROGRAMS[name];
  const entry = join(await compileSource(service), main);
  const given = environment[variable] ?? '0';
  const port = given === '0' ? String(await freePort()) : given;
  const limited = [
    '-c',
    `ulimit -f ${(fileLimit ?? 0) / FILE_BLOCK}; exec "$0" "$@"`,
    process.execPath,
    ...flags,
    entry,
  ];
  const [file, parameters] = fileLimit === undefined ? [process.execPath, [...flags, entry]] : ['/bin/sh', limited];
  const child = spawn(file, parameters, {
    env: {
      PATH: process.env['PATH'],
      ...environment,
      [variable]: port,
      // Node's compile cache would count against the limit.
      ...(fileLimit !== undefined && { NODE_DISABLE_COMPILE_CACHE: '1' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let logs = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (logs += chunk.toString()));
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    logs: () => logs,
    runs: () => runs(child),
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  };
}

const runs = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (runs(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
