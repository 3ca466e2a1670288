import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

/** Other workspaces read their declarations, so these are built; the rest is only checked. */
const BUILT = ['contracts/schemas', 'services/kit'];
const WORKSPACES = [
  ...BUILT,
  'services/api',
  'services/web',
  'frontends/platform',
  'frontends/ui',
  'frontends/app-screens',
  'frontends/shell',
  'frontends/storefront',
  'frontends/admin',
];
const COMPILER = 'node_modules/typescript7/bin/tsc';
const SETTLE_MS = 1_000;
/** A lower priority than that of what the developer waits for. */
const NICE = ['nice', '-n', '15'];

export interface TypeProblems {
  /** Path of the workspace. */
  workspace: string;
  /** One line each, as the compiler prints them, with paths within the repository. */
  lines: string[];
}

/** Checks the types of the workspaces that a change may concern, one after the other, and again when something changed meanwhile. */
export class TypeChecker {
  private readonly root: string;
  private readonly report: (problems: TypeProblems) => void;
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private running: ChildProcess | undefined;
  private stopped = false;

  /** @param report called with the problems of a workspace, also when there are none */
  constructor(root: string, report: (problems: TypeProblems) => void) {
    this.root = root;
    this.report = report;
  }

  /** @param path of a changed file, within the repository; all is checked without it */
  check(path?: string): void {
    const own = path && WORKSPACES.find((workspace) => path.startsWith(`${workspace}/`));
    for (const workspace of own ? listDependents(own) : WORKSPACES) this.waiting.add(workspace);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.next(), SETTLE_MS);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.running?.kill();
  }

  private async next(): Promise<void> {
    const [workspace] = this.waiting;
    if (workspace === undefined || this.running || this.stopped) return;
    this.waiting.delete(workspace);
    const lines = await this.compile(workspace);
    this.running = undefined;
    // A workspace that changed meanwhile is checked again, and reported then.
    if (!this.stopped && !this.waiting.has(workspace)) this.report({ workspace, lines });
    await this.next();
  }

  private compile(workspace: string): Promise<string[]> {
    const [nice = '', ...level] = NICE;
    const work = BUILT.includes(workspace) ? ['--project', 'tsconfig.build.json'] : ['--noEmit'];
    const compiler = [process.execPath, join(this.root, COMPILER), ...work, '--pretty', 'false'];
    const child = spawn(nice, [...level, ...compiler], {
      cwd: join(this.root, workspace),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.running = child;
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (/: error TS\d+:/.test(line)) lines.push(join(workspace, line));
    });
    return new Promise((resolve) => {
      child.once('error', ({ message }) => resolve([`${workspace}: the types could not be checked (${message})`]));
      child.once('close', () => resolve(lines));
    });
  }
}

/** A workspace and those that import it. */
function listDependents(workspace: string): string[] {
  if (workspace === 'contracts/schemas') return WORKSPACES;
  if (workspace === 'services/kit') return ['services/kit', 'services/api', 'services/web'];
  if (workspace === 'frontends/platform') return WORKSPACES.filter((one) => one.startsWith('frontends/'));
  if (workspace === 'frontends/ui' || workspace === 'frontends/app-screens')
    return [workspace, 'frontends/storefront', 'frontends/admin'];
  return [workspace];
}
