import { join } from 'node:path';
import { readExtensionPackages } from '@vitrine/kit/vitrine-config';
import { watch } from 'chokidar';
import { readWorkspaces, withDependencies, withExtensions } from '../build/workspaces.ts';

/** An editor writes a file in several steps, and several files at once. */
const SETTLE_MS = 60;

/**
 * What development builds, which otherwise runs sources: the packages of the house's extensions, and what their types are taken from.
 * @param config value of `VITRINE_CONFIG`
 * @returns names; none without extensions
 */
export async function builtForExtensions(root: string, config: string | undefined): Promise<Set<string>> {
  const own = readWorkspaces(root);
  const all = await withExtensions(own, config);
  const extensions = all.filter(({ name }) => !own.some((workspace) => workspace.name === name));
  return new Set(extensions.flatMap((extension) => withDependencies(extension, all)).map(({ name }) => name));
}

export interface FollowedExtensions {
  /** Value of `VITRINE_CONFIG`. */
  config: string | undefined;
  build: () => Promise<unknown>;
  /** Starts what runs them anew. */
  restart: () => Promise<void>;
  say: (line: string) => void;
  /** Called when changes are seen from now on. */
  ready?: () => void;
}

/** Builds the house's extensions anew after a change of their sources; one that does not build leaves its last build running. @returns ends it */
export function followExtensions({ config, build, restart, say, ready }: FollowedExtensions): () => Promise<void> {
  const complain = (error: unknown) => say(`✗ ${error instanceof Error ? error.message : String(error)}`);
  let work = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const renewNow = async () => {
    if (!ended) await build();
    if (!ended) await restart();
  };
  const renew = () => {
    work = work.then(renewNow).catch((error: unknown) => {
      if (!ended) complain(error);
    });
  };
  const watching = readExtensionPackages(config).then((found) => {
    const folders = (found?.folders ?? []).map((folder) => join(folder, 'src'));
    const watcher = watch(folders, { ignoreInitial: true }).on('all', () => {
      clearTimeout(timer);
      timer = setTimeout(renew, SETTLE_MS);
    });
    if (ready) watcher.once('ready', ready);
    return watcher;
  });
  watching.catch(complain);
  // What is under way is not waited for: who stops the system ends the build and the services themselves, and soon.
  return async () => {
    ended = true;
    clearTimeout(timer);
    await watching.then(
      (watcher) => watcher.close(),
      () => undefined,
    );
  };
}
