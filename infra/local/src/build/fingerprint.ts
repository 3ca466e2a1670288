import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join, relative } from 'node:path';
import { withDependencies, type Workspace } from './workspaces.ts';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'coverage', '.local', 'test', 'test-results', 'playwright-report']);
const NOT_BUILT = /\.(spec|stories)\.tsx?$|\.md$|^jest\.config\./;
/** What every build depends on besides its sources. */
const SHARED_FILES = ['package-lock.json', 'tsconfig.base.json'];

/** A hash of all that a workspace's build is made from: its sources, those of what it depends on, and the packages' versions. */
export function sourceFingerprint(root: string, workspace: Workspace, all: Workspace[]): string {
  const hash = createHash('sha256');
  hash.update(`${process.version} ${process.env['VITRINE_BUILD'] ?? ''}`);
  for (const file of SHARED_FILES) hash.update(readFileSync(join(root, file)));
  for (const file of workspace.files ?? []) hash.update(readFileSync(file));
  for (const { directory } of withDependencies(workspace, all)) {
    for (const file of filesBelow(directory, (entry) => !NOT_SOURCE.has(entry.name) && !NOT_BUILT.test(entry.name))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** A hash of what a build left: names, sizes and times, so that another build over it is noticed. */
export function outputFingerprint(directory: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(directory, () => true)) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(directory, file)}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(directory: string, counts: (entry: Dirent) => boolean): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .filter(counts)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? filesBelow(path, counts) : [path];
    });
}
