import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { errorCode, StartFailure } from '../failure.ts';
import { runCommand, type CommandOptions } from '../process/command.ts';
import { takeLock } from '../process/lock-file.ts';
import { waitUntil } from '../process/signals.ts';
import { outputFingerprint, sourceFingerprint } from './fingerprint.ts';
import { readWorkspaces, withDependencies, withExtensions, type Workspace } from './workspaces.ts';

const CONCURRENT_BUILDS = 2;
const LOCK_TIMEOUT_MS = 15 * 60_000;

export interface BuildOptions {
  root: string;
  /** Directory for each build's log. */
  logs: string;
  command: Pick<CommandOptions, 'signal' | 'started' | 'ended'>;
  /** Names of the workspaces to build; default all. Those they depend on must be among them. */
  only?: ReadonlySet<string>;
  /** Value of `VITRINE_CONFIG`. */
  config?: string | undefined;
}

/** A built workspace: the fingerprint of its sources, and whether it was built just now. */
export interface Built {
  name: string;
  source: string;
  isNew: boolean;
}

/** The names of what was built just now, for printing. */
export function describeBuilds(builds: readonly Built[]): string {
  const made = builds.filter(({ isNew }) => isNew).map(({ name }) => name.replace('@vitrine/', ''));
  return made.length > 0 ? made.join(', ') : 'nothing changed';
}

interface Stamp {
  source: string;
  output: string;
}

/**
 * Builds every workspace with a `build` script whose sources, or whose output, are not those of its last build; two at a
 * time, each after those it depends on.
 * @throws StartFailure when one fails
 */
export async function buildChanged(options: BuildOptions): Promise<Built[]> {
  const { root } = options;
  const cache = join(root, 'node_modules', '.cache', 'vitrine-build');
  mkdirSync(cache, { recursive: true });
  return withLock(join(cache, 'lock'), async () => {
    const all = await withExtensions(readWorkspaces(root), options.config).catch((cause: Error) => {
      throw new StartFailure(cause.message, { cause });
    });
    const waiting = all.filter(({ name, scripts }) => scripts['build'] && (options.only?.has(name) ?? true));
    const running = new Map<string, Promise<Built>>();
    const done: Built[] = [];
    while (waiting.length > 0 || running.size > 0) {
      const unfinished = new Set([...waiting.map(({ name }) => name), ...running.keys()]);
      // Also through packages that are built as a part of others.
      const isReady = (workspace: Workspace) =>
        withDependencies(workspace, all).every(({ name }) => name === workspace.name || !unfinished.has(name));
      const next = waiting.findIndex(isReady);
      const [workspace] = running.size < CONCURRENT_BUILDS && next >= 0 ? waiting.splice(next, 1) : [];
      if (workspace) running.set(workspace.name, buildOne(workspace, all, cache, options));
      else {
        const built = await Promise.race(running.values());
        running.delete(built.name);
        done.push(built);
      }
    }
    return done;
  });
}

async function buildOne(workspace: Workspace, all: Workspace[], cache: string, options: BuildOptions): Promise<Built> {
  const { name, directory } = workspace;
  const stampFile = join(cache, `${basename(name)}.json`);
  const output = join(directory, 'dist');
  const source = sourceFingerprint(options.root, workspace, all);
  const stamp = readStamp(stampFile);
  if (stamp?.source === source && stamp.output === outputFingerprint(output)) return { name, source, isNew: false };
  rmSync(stampFile, { force: true });
  const bin = [join(directory, 'node_modules', '.bin'), join(options.root, 'node_modules', '.bin')];
  await runCommand('/bin/sh', ['-c', workspace.scripts['build'] ?? ''], {
    ...options.command,
    purpose: `The build of ${name}`,
    cwd: directory,
    env: {
      ...process.env,
      ...(options.config && { VITRINE_CONFIG: options.config }),
      PATH: [...bin, process.env['PATH']].join(delimiter),
    },
    logFile: join(options.logs, `build-${basename(name)}.log`),
  });
  writeFileSync(stampFile, JSON.stringify({ source, output: outputFingerprint(output) } satisfies Stamp));
  return { name, source, isNew: true };
}

function readStamp(file: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

/** A start and a test run may build at the same time, into the same folders: one waits for the other. */
async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const taken = () => {
    try {
      return takeLock(file) === undefined;
    } catch (error) {
      throw new StartFailure(`${file} cannot be written (${errorCode(error)}).`, { cause: error });
    }
  };
  if (!(await waitUntil(taken, LOCK_TIMEOUT_MS))) {
    throw new StartFailure(`Another build has been running for ${LOCK_TIMEOUT_MS / 60_000} minutes (${file}).`);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
