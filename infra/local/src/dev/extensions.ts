import { join } from 'node:path';
import { readExtensionPackages } from '@vitrine/kit/vitrine-config';
import { watch } from 'chokidar';
import { readWorkspaces, withDependencies, withExtensions } from '../build/workspaces.ts';

/** An editor writes a file in several steps, and several files at once. */
const SETTLE_MS = 60;

/**
 * What development builds although it runs sources: the packages of the house's extensions, and those that their types come from.
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
  /** Restarts the services that run them. */
  restart: () => Promise<void>;
  say: (line: string) => void;
  /** Called when changes are seen from now on. */
  ready?: () => void;
}

/**
 * Builds the house's extensions again after a change of their sources; after a failed build the last one keeps running.
 * @returns a function that ends it
 */
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
  // A running build is not waited for, because stopping the system ends it and the services.
  return async () => {
    ended = true;
    clearTimeout(timer);
    await watching.then(
      (watcher) => watcher.close(),
      () => undefined,
    );
  };
}
