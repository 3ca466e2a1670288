import { join, relative } from 'node:path';
import { watch } from 'chokidar';
import { freePort } from '../ports.ts';
import type { SupervisedProcess } from '../process/supervised-process.ts';
import type { Development } from '../services.ts';
import { seconds } from '../steps.ts';
import { followExtensions } from './extensions.ts';
import { watchSources } from './source-watcher.ts';
import { TypeChecker } from './type-checker.ts';

const CHECKED = ['contracts/schemas/src', 'services/kit', 'services/api', 'services/web', 'frontends'];
const NOT_CHECKED = /\/(node_modules|dist)(\/|$)/;
/** Node's default; further services take the ports after it. */
const INSPECTOR_PORT = 9229;
const RESTART_GRACE_MS = 300;
const TELL_TIMEOUT_MS = 2_000;

export interface DevelopmentOptions {
  root: string;
  /** Address of the development server of the front ends. */
  devServerUrl: string;
  services: readonly SupervisedProcess[];
  /** Value of `VITRINE_CONFIG`. */
  config: string | undefined;
  /** Builds what development does not run from its sources. */
  build: () => Promise<unknown>;
  say: (line: string) => void;
}

/** Inspectors listen on the ports where debuggers look for them, unless these are in use. */
export async function chooseDevelopment(services: readonly string[]): Promise<Development> {
  const inspectors: Record<string, number> = {};
  for (const [index, name] of services.entries()) inspectors[name] = await freePort(INSPECTOR_PORT + index);
  return { devServerUrl: `http://127.0.0.1:${await freePort()}`, inspectors };
}

/**
 * Watches the sources: restarts services after a change of their sources or of an extension, and checks types.
 * @returns a function that ends it
 */
export function followSources({
  root,
  devServerUrl,
  services,
  config,
  build,
  say,
}: DevelopmentOptions): () => Promise<void> {
  const found = new Map<string, string[]>();
  const checker = new TypeChecker(root, ({ workspace, lines }) => {
    const hadProblems = (found.get(workspace) ?? []).length > 0;
    found.set(workspace, lines);
    for (const line of lines) say(`✗ ${line}`);
    if (hadProblems && lines.length === 0) say(`✓ The types of ${workspace} are right again.`);
    if (hadProblems || lines.length > 0) void showProblems(devServerUrl, [...found.values()].flat());
  });
  checker.check();
  const checked = watch(
    CHECKED.map((folder) => join(root, folder)),
    { ignoreInitial: true, ignored: (path) => NOT_CHECKED.test(path) },
  ).on('all', (_event, path) => {
    if (/\.tsx?$/.test(path)) checker.check(relative(root, path));
  });
  const restartNamed = (names: readonly string[]) =>
    restartInOrder(
      services.filter(({ name }) => names.includes(name)),
      say,
    );
  const stopWatching = watchSources(root, (names) => void restartNamed(names));
  const stopExtensions = followExtensions({
    config,
    build,
    restart: () => restartNamed(['vitrine-api', 'vitrine-worker']),
    say,
  });
  return async () => {
    checker.stop();
    await Promise.all([checked.close(), stopWatching(), stopExtensions()]);
  };
}

/** The developer waits for the API: the others are restarted after it, and do not take its processor. */
async function restartInOrder(services: SupervisedProcess[], say: (line: string) => void): Promise<void> {
  for (const service of services) await restart(service, say);
}

async function restart(service: SupervisedProcess, say: (line: string) => void): Promise<void> {
  const started = performance.now();
  try {
    const isReady = await service.restart(RESTART_GRACE_MS);
    if (isReady) say(`✓ ${service.name} runs the changed sources after ${seconds(performance.now() - started)}.`);
  } catch (error) {
    say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Shows the type errors in the overlay of the open pages, or hides it. If the server does not answer, the terminal has shown them. */
async function showProblems(devServerUrl: string, problems: string[]): Promise<void> {
  await fetch(`${devServerUrl}/problems`, {
    method: 'POST',
    body: JSON.stringify(problems),
    signal: AbortSignal.timeout(TELL_TIMEOUT_MS),
  }).catch(() => undefined);
}
