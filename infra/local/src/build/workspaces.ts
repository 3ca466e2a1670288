import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExtensionPackages } from '@vitrine/kit/vitrine-config';

/** One package of this repository. */
export interface Workspace {
  name: string;
  /** Absolute. */
  directory: string;
  scripts: Readonly<Record<string, string>>;
  /** Names of the packages of this repository that it is built from. */
  dependencies: string[];
  /** Files beside its folder that its build reads. */
  files?: readonly string[];
}

interface PackageFile {
  name: string;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Every workspace of the repository, each after those it depends on. */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const found = workspaces
    .flatMap((pattern) => globSync(join(pattern, 'package.json'), { cwd: root }))
    .map((file) => readWorkspace(join(root, file, '..')));
  const own = new Set(found.map(({ name }) => name));
  for (const workspace of found) workspace.dependencies = workspace.dependencies.filter((name) => own.has(name));
  return inOrder(found);
}

/** A workspace and all that it is built from, by name. */
export function withDependencies(workspace: Workspace, all: Workspace[]): Workspace[] {
  const needed = new Set<Workspace>();
  const add = (one: Workspace) => {
    if (needed.has(one)) return;
    needed.add(one);
    for (const other of all) if (one.dependencies.includes(other.name)) add(other);
  };
  add(workspace);
  return [...needed].sort((a, b) => a.name.localeCompare(b.name));
}

/** The front ends that an extension may add to. */
const EXTENDED_FRONT_ENDS = ['@vitrine/admin', '@vitrine/storefront'];

/**
 * The workspaces with the packages of the house's extensions: each is built from the workspaces that it names as its peers, and the front ends
 * are built from all of them.
 * @param config the file that lists them; see `readExtensionModules`
 * @throws Error with one sentence when the file, or a package, is missing
 */
export async function withExtensions(own: Workspace[], config: string | undefined): Promise<Workspace[]> {
  const found = await readExtensionPackages(config);
  if (!found || found.folders.length === 0) return own;
  const names = new Set(own.map(({ name }) => name).filter((name) => !EXTENDED_FRONT_ENDS.includes(name)));
  const extensions = found.folders.map((folder) => {
    const workspace = readWorkspace(folder);
    return { ...workspace, dependencies: workspace.dependencies.filter((name) => names.has(name)) };
  });
  const extended = own.map((workspace) =>
    EXTENDED_FRONT_ENDS.includes(workspace.name)
      ? {
          ...workspace,
          dependencies: [...workspace.dependencies, ...extensions.map(({ name }) => name)],
          files: [found.file],
        }
      : workspace,
  );
  return inOrder([...extended, ...extensions]);
}

function readWorkspace(directory: string): Workspace {
  const file = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as PackageFile;
  return {
    name: file.name,
    directory,
    scripts: file.scripts ?? {},
    dependencies: Object.keys({ ...file.dependencies, ...file.peerDependencies }),
  };
}

function inOrder(workspaces: Workspace[]): Workspace[] {
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const ordered = new Set<Workspace>();
  const visit = (workspace: Workspace, path: string[]) => {
    if (path.includes(workspace.name))
      throw new Error(`Workspaces depend on each other: ${[...path, workspace.name].join(' → ')}`);
    for (const name of workspace.dependencies) {
      const dependency = byName.get(name);
      if (dependency) visit(dependency, [...path, workspace.name]);
    }
    ordered.add(workspace);
  };
  for (const workspace of workspaces) visit(workspace, []);
  return [...ordered];
}
