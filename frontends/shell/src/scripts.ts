import type { RemoteEntry } from '@vitrine/platform';

/** What is put on a script element that loads a script of a release. */
export interface ScriptSource {
  src: string;
  integrity: string;
}

/** Integrity of each script that may be loaded, by its path. */
const known = new Map<string, string>();

const getPath = (address: string): string => new URL(address, location.origin).pathname;

/** Lets the addresses through that are in a release's own list, and no other. */
const rules = {
  createScriptURL(address: string): string {
    if (new URL(address, location.origin).origin !== location.origin || !known.has(getPath(address)))
      throw new TypeError(`${address} is no script of a release`);
    return address;
  },
};

const policy = window.trustedTypes?.createPolicy('vitrine', rules) ?? rules;

/**
 * The one way to an address that a script or worker may be loaded from.
 * @throws TypeError for an address that is in no list of {@link knowScripts}
 */
export const scriptSource = (address: string): ScriptSource => ({
  // React's and the browser's types allow texts only
  src: policy.createScriptURL(address) as string,
  integrity: known.get(getPath(address)) ?? '',
});

// the remotes' builds name it where they load their chunks (frontends/platform/build)
Object.assign(globalThis, { vitrineScript: scriptSource });

/**
 * Reads which scripts a remote's release has, and the digest of each; the page names the digest of that list.
 * @throws Error when the list cannot be had, or is not the one that the page names
 */
export async function knowScripts({ entry, integrity }: RemoteEntry): Promise<void> {
  if (known.has(entry)) return;
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const answer = await fetch(`${base}integrity.json`, { integrity });
  if (!answer.ok) throw new Error(`The release answers ${answer.status}`);
  const digests = (await answer.json()) as Record<string, string>;
  for (const [file, digest] of Object.entries(digests)) known.set(base + file, `sha384-${digest}`);
}
