import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withDependencies, type Workspace } from '../build/workspaces.ts';

const BROWSER_TESTS = '@vitrine/e2e';
/** Tests with commands of their own: whole systems under faults and attacks, and the documentation's pictures, which would be overwritten. */
const OWN_COMMANDS = /\.system\.spec\.ts$|^e2e\/(?:abuse|pictures)\//;

export type NamedKind = 'unit' | 'integration' | 'browser';

/** The test files of one workspace that one command runs. */
export interface NamedTests {
  kind: NamedKind;
  workspace: Workspace;
  /** Absolute. */
  files: string[];
}

/**
 * The unit, integration and browser test files whose path within the repository contains one of `names`, in whatever case.
 * @returns one entry for each workspace and kind that has any: unit tests first, browser tests last
 */
export function findNamedTests(root: string, workspaces: Workspace[], names: readonly string[]): NamedTests[] {
  const wanted = names.map((name) => name.toLowerCase());
  const found = workspaces.flatMap((workspace) => {
    const files = testFiles(workspace.directory).filter((file) => {
      const path = relative(root, file).toLowerCase();
      return !OWN_COMMANDS.test(path) && wanted.some((name) => path.includes(name));
    });
    return Object.entries(Object.groupBy(files, (file) => getKind(workspace, file))).map(([kind, ofKind]) => ({
      kind: kind as NamedKind,
      workspace,
      files: ofKind,
    }));
  });
  const order: NamedKind[] = ['unit', 'integration', 'browser'];
  return found.sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** The command that runs them, for a shell in `workspace.directory`. */
export function toCommand({ kind, workspace, files }: NamedTests): string {
  const paths = files.map((file) => quoted(file)).join(' ');
  // A project would run the whole of those it depends on first.
  if (kind === 'browser') return `${workspace.scripts['e2e'] ?? ''} --no-deps ${paths}`;
  return `${workspace.scripts[`test:${kind}`] ?? ''} --runTestsByPath ${paths}`;
}

/** The workspaces that must be built before: what unit tests import, for the others also what they start. */
export function neededBuilds(tests: readonly NamedTests[], all: Workspace[]): Workspace[] {
  if (tests.some(({ kind }) => kind === 'browser')) return all;
  const needed = tests.flatMap(({ kind, workspace }) =>
    withDependencies(workspace, all).filter((one) => kind === 'integration' || one !== workspace),
  );
  return [...new Set(needed)];
}

const testFiles = (directory: string): string[] =>
  globSync('{src,test,tests}/**/*.spec.{ts,tsx}', { cwd: directory })
    .sort()
    .map((file) => join(directory, file));

function getKind({ name }: Workspace, file: string): NamedKind {
  if (name === BROWSER_TESTS) return 'browser';
  return file.endsWith('.int.spec.ts') ? 'integration' : 'unit';
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
