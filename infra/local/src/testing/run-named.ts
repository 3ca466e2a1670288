import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { buildChanged } from '../build/build.ts';
import { readWorkspaces } from '../build/workspaces.ts';
import { toCommand, findNamedTests, neededBuilds } from './named-tests.ts';
import { CHROMIUM, findProgram } from './programs.ts';

const JEST = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
const UNIT_TESTS = 'infra/local/src/testing/unit-tests.config.mjs';

/** What tests by name need to know of the run. */
export interface NamedRun {
  root: string;
  /** Directory for the logs of builds. */
  reports: string;
  signal: AbortSignal;
}

/**
 * Runs the tests that have one of `names` in the path of their file, each with its own runner, which prints to the terminal.
 * @returns exit code: that of the last runner that failed, 1 when no file is named so, else 0
 */
export async function runNamed(names: readonly string[], run: NamedRun): Promise<number> {
  const workspaces = readWorkspaces(run.root);
  const tests = findNamedTests(run.root, workspaces, names);
  if (tests.length === 0) {
    const named = names.map((name) => `"${name}"`).join(' or ');
    console.error(`✗ No unit, integration or browser test has ${named} in the path of its file.`);
    return 1;
  }
  await build(run, new Set(neededBuilds(tests, workspaces).map(({ name }) => name)));
  let exitCode = 0;
  for (const test of tests) {
    if (run.signal.aborted) return 130;
    console.log(
      `\n▸ ${test.kind} tests of ${relative(run.root, test.workspace.directory)}: ${test.files.length} files`,
    );
    const code = await inTerminal('/bin/sh', ['-c', toCommand(test)], test.workspace.directory, run);
    if (code !== 0) exitCode = code;
  }
  return exitCode;
}

/** Runs the unit tests of every workspace whose path contains one of `names`, and again after each change, until it is ended. */
export async function watchNamed(names: readonly string[], run: NamedRun): Promise<number> {
  await build(run, new Set(['@vitrine/schemas', '@vitrine/kit']));
  const args = [...JEST, '--config', UNIT_TESTS, '--watch', ...names];
  return inTerminal(process.execPath, args, run.root, run);
}

async function build({ root, reports, signal }: NamedRun, only: ReadonlySet<string>): Promise<void> {
  mkdirSync(reports, { recursive: true });
  await buildChanged({ root, logs: reports, command: { signal }, only });
}

/** Runs a program on this terminal, which its keys and Ctrl-C reach directly. */
function inTerminal(file: string, args: string[], cwd: string, { root, signal }: NamedRun): Promise<number> {
  const bin = [join(cwd, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')];
  const child = spawn(file, args, {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: findProgram(CHROMIUM) ?? '',
      PATH: [...bin, process.env['PATH']].join(delimiter),
    },
  });
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end, { once: true });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      signal.removeEventListener('abort', end);
      resolve(code ?? 1);
    });
  });
}
