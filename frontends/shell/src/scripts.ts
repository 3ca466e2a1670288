import type { RemoteEntry } from '@vitrine/platform';

/** Properties of a script element that loads a script of a release. */
export interface ScriptSource {
  src: string;
  integrity: string;
}

/** Integrity of each script that may be loaded, by path. */
const known = new Map<string, string>();

const getPath = (address: string): string => new URL(address, location.origin).pathname;

/** Allows only the addresses in a release's own list. */
const rules = {
  createScriptURL(address: string): string {
    if (new URL(address, location.origin).origin !== location.origin || !known.has(getPath(address)))
      throw new TypeError(`${address} is no script of a release`);
    return address;
  },
};

const policy = window.trustedTypes?.createPolicy('vitrine', rules) ?? rules;

/**
 * Checks an address from which a script or worker is to be loaded; there is no other way to one that Trusted Types accept.
 * @throws TypeError for an address that is in no list of {@link loadScriptDigests}
 */
export const scriptSource = (address: string): ScriptSource => ({
  // the types of React and of the DOM allow only strings
  src: policy.createScriptURL(address) as string,
  integrity: known.get(getPath(address)) ?? '',
});

// the builds of the remotes call it to load their chunks (frontends/platform/build)
Object.assign(globalThis, { vitrineScript: scriptSource });

/**
 * Loads the list of a release's scripts with their digests; the digest of the list itself is in the page.
 * @throws Error when the list cannot be loaded or does not match its digest
 */
export async function loadScriptDigests({ entry, integrity }: RemoteEntry): Promise<void> {
  if (known.has(entry)) return;
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const answer = await fetch(`${base}integrity.json`, { integrity });
  if (!answer.ok) throw new Error(`The release answers ${answer.status}`);
  const digests = (await answer.json()) as Record<string, string>;
  for (const [file, digest] of Object.entries(digests)) known.set(base + file, `sha384-${digest}`);
}
