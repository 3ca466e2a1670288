import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFailure } from '../failure.ts';

/**
 * Links the packages that a package names as its peers from Vitrine's own into its `node_modules`, so that the extension and Vitrine share one copy
 * of each: the API's classes and React are compared by identity.
 * @returns the names of those linked
 * @throws StartFailure when there is no such package, or Vitrine has none of that name
 */
export function linkPeers(folder: string, root: string): string[] {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) throw new StartFailure(`${folder} is no package: it has no package.json.`);
  const { peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  const names = Object.keys(peerDependencies);
  for (const name of names) link(name, folder, root);
  return names;
}

function link(name: string, folder: string, root: string): void {
  const source = join(root, 'node_modules', name);
  if (!existsSync(source)) throw new StartFailure(`Vitrine has no package ${name} that an extension could share.`);
  const target = join(folder, 'node_modules', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(source), target, 'dir');
}
