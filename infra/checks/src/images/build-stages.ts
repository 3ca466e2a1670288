import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type Stage, listWords } from './dockerfile.ts';

const ignore = createRequire(import.meta.url)('@balena/dockerignore') as () => {
  add(text: string): { createFilter(): (path: string) => boolean };
};

const WORKDIR = '/app';

/** A stage carried out: its `/app` is a directory of this machine. */
export interface BuiltStage {
  directory: string;
  env: Record<string, string>;
  command: string[];
  healthCheck: string[];
  user: string | undefined;
}

export interface BuildOptions {
  stages: Stage[];
  /** The clean copy of the repository. */
  context: string;
  /** Where the stages' directories are made. */
  workspace: string;
  say: (line: string) => void;
}

/**
 * Carries out every stage: COPY copies, RUN runs in the stage's own copy of `/app`. What would need an engine (another root, another user)
 * is left out.
 * @throws Error at the first instruction that fails
 */
export function buildStages({ stages, context, workspace, say }: BuildOptions): Map<string, BuiltStage> {
  const built = new Map<string, BuiltStage>();
  const isSent = contextFilter(context);
  for (const { name, from, instructions } of stages) {
    const directory = join(workspace, name);
    mkdirSync(directory, { recursive: true });
    const base = built.get(from);
    if (base) cpSync(base.directory, directory, { recursive: true, verbatimSymlinks: true });
    const stage: BuiltStage = { directory, env: { ...base?.env }, command: [], healthCheck: [], user: base?.user };
    for (const { keyword, text } of instructions) {
      say(`${name}: ${keyword} ${text.slice(0, 100)}`);
      switch (keyword) {
        case 'RUN':
          run(text, stage);
          break;
        case 'COPY':
          copy(listWords(text), { stage, built, context, isSent });
          break;
        case 'ENV':
          Object.assign(stage.env, Object.fromEntries(listWords(text).map((pair) => pair.split('=', 2))));
          break;
        case 'USER':
          stage.user = text;
          break;
        case 'CMD':
          stage.command = listWords(text);
          break;
        case 'HEALTHCHECK':
          stage.healthCheck = listWords(text.slice(text.indexOf('CMD') + 3));
          break;
        case 'WORKDIR':
          if (text !== WORKDIR) throw new Error(`Only WORKDIR ${WORKDIR} is known here`);
          break;
        case 'EXPOSE':
          break;
        default:
          throw new Error(`${keyword} is not known here`);
      }
    }
    built.set(name, stage);
  }
  return built;
}

function run(command: string, { directory, env }: BuiltStage): void {
  // The way to the registry is this machine's; what npm says of this run is not the image's.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/.test(name));
  const { status } = spawnSync('/bin/sh', ['-c', command], {
    cwd: directory,
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}`);
}

interface CopyFrom {
  stage: BuiltStage;
  built: Map<string, BuiltStage>;
  context: string;
  isSent: (path: string) => boolean;
}

function copy(words: string[], { stage, built, context, isSent }: CopyFrom): void {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const source = from === undefined ? undefined : built.get(from);
  if (from !== undefined && !source) throw new Error(`COPY names the stage ${from}, which is not before it`);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = join(stage.directory, paths.pop() ?? '');
  const many = paths.length > 1 || paths.some((path) => !statSync(resolveSource(path)).isDirectory());
  for (const path of paths) {
    const file = resolveSource(path);
    const isDirectory = statSync(file).isDirectory();
    const to = many && !isDirectory ? join(target, relative(dirname(file), file)) : target;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(file, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => source !== undefined || statSync(path).isDirectory() || isSent(relative(context, path)),
    });
  }

  function resolveSource(path: string): string {
    return source ? join(source.directory, path.replace(/^\/app\/?/, '')) : join(context, path);
  }
}

/** What `.dockerignore` lets into the build. */
export function contextFilter(context: string): (path: string) => boolean {
  return ignore()
    .add(readFileSync(join(context, '.dockerignore'), 'utf8'))
    .createFilter();
}

/** Every file below a directory, relative to it. */
export const listFiles = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
