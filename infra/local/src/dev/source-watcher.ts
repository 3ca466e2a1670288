import { join } from 'node:path';
import { watch } from 'chokidar';

const SERVICES: Readonly<Record<string, string[]>> = {
  'services/api/src': ['vitrine-api', 'vitrine-worker'],
  'services/kit/src': ['vitrine-api', 'vitrine-worker', 'vitrine-web'],
  'services/web/src': ['vitrine-web'],
  'contracts/schemas/src': ['vitrine-api', 'vitrine-worker', 'vitrine-web'],
};
const NOT_RUN = /\.spec\.tsx?$|\/testing\//;
/** An editor writes a file in several steps, and several files at once. */
const SETTLE_MS = 60;

/**
 * Reports which services a change of sources affects.
 * @param changed gets their names, once for changes that come together
 * @param ready is called when changes are seen from now on
 * @returns a function that ends the watching
 */
export function watchSources(
  root: string,
  changed: (services: string[]) => void,
  ready = () => {},
): () => Promise<void> {
  const concerned = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const folders = Object.keys(SERVICES).map((folder) => join(root, folder));
  const watcher = watch(folders, { ignoreInitial: true }).on('all', (_event, path) => {
    if (NOT_RUN.test(path)) return;
    for (const [folder, names] of Object.entries(SERVICES))
      if (path.startsWith(join(root, folder))) names.forEach((name) => concerned.add(name));
    clearTimeout(timer);
    timer = setTimeout(() => {
      changed([...concerned]);
      concerned.clear();
    }, SETTLE_MS);
  });
  watcher.once('ready', ready);
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
