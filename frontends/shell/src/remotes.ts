import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { PLATFORM_CONTRACT, type Boot, type RemoteEntry } from '@vitrine/platform';
import type { ComponentType } from 'react';
import { loadScriptDigests, scriptSource } from './scripts.js';

export type RemoteName = 'storefront' | 'admin';

/** The remote was built against another version of the façade. */
export class ContractMismatch extends Error {}

/** Which remote shows a path: the admin those below `/admin`, the storefront all others. */
export const remoteFor = (path: string): RemoteName =>
  path === '/admin' || path.startsWith('/admin/') ? 'admin' : 'storefront';

const loaded = new Map<RemoteName, ComponentType>();
const attempts = new Map<RemoteName, number>();

const makeScript = (address: string): HTMLScriptElement =>
  Object.assign(document.createElement('script'), scriptSource(address));

registerPlugins([{ name: 'scripts', createScript: ({ url }) => makeScript(url) }]);

function checkedEntry(name: RemoteName, remotes: Boot['remotes']): RemoteEntry {
  const entry = remotes[name];
  if (!entry) throw new Error(`No release of ${name} is live`);
  if (entry.contract !== PLATFORM_CONTRACT) throw new ContractMismatch(name);
  return entry;
}

function register(name: RemoteName, entry: string): void {
  const count = (attempts.get(name) ?? 0) + 1;
  attempts.set(name, count);
  // Each retry uses a new address, because the browser would take a script that has failed from the page's own list of scripts.
  const address = count === 1 ? entry : `${entry}?try=${count}`;
  registerRemotes([{ name, entry: new URL(address, location.origin).href, type: 'global', entryGlobalName: name }], {
    force: count > 1,
  });
}

async function attempt(name: RemoteName, remote: RemoteEntry): Promise<ComponentType> {
  await loadScriptDigests(remote);
  // An entry that was loaded is not registered again, so that only what failed after it is requested again.
  if (!(name in globalThis)) register(name, remote.entry);
  const module = await loadRemote<{ default: ComponentType }>(`${name}/routes`);
  if (!module) throw new Error(`${name} exposes no routes`);
  return module.default;
}

/**
 * The browser answers the first request for a preloaded script from its preload, even if that has failed. So all preloads are requested here once;
 * a chunk that loads stays in its queue until the remote's entry runs.
 */
async function usePreloads(entry: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const chunks = [...links].filter(({ href }) => href !== new URL(entry, location.origin).href);
  await Promise.all(
    chunks.map(({ href }) => {
      const script = makeScript(href);
      const settled = new Promise((resolve) =>
        ['load', 'error'].forEach((event) => script.addEventListener(event, resolve)),
      );
      document.head.append(script);
      return settled.then(() => script.remove());
    }),
  );
  links.forEach((link) => link.remove());
}

/**
 * Reloads the page, since an entry that was loaded without its chunks never requests them again. It first checks that the entry is available, so
 * that the visitor does not lose the page to a browser error.
 */
async function startAnew({ entry }: RemoteEntry): Promise<never> {
  const answer = await fetch(entry, { cache: 'no-store' });
  if (!answer.ok) throw new Error(`The release answers ${answer.status}`);
  location.reload();
  return new Promise<never>(() => undefined);
}

/**
 * Loads a remote's pages, with one retry.
 * @throws ContractMismatch, or the loader's error when both attempts failed
 */
export async function loadPages(name: RemoteName, remotes: Boot['remotes']): Promise<ComponentType> {
  const known = loaded.get(name);
  if (known) return known;
  const entry = checkedEntry(name, remotes);
  if (name in globalThis) return startAnew(entry);
  const pages = await attempt(name, entry).catch(async () => {
    await loadScriptDigests(entry);
    await usePreloads(entry.entry);
    return attempt(name, entry);
  });
  loaded.set(name, pages);
  return pages;
}
