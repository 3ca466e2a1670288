/** Where to go after sign-in, from `?next=`: a path of this origin, else null (contract: `next` takes own paths only). */
export function ownPath(next: string | null, origin: string = location.origin): string | null {
  if (next === null || !next.startsWith('/')) return null;
  try {
    const url = new URL(next, origin);
    return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}

/** The queue dashboard is not a screen of this application: it opens with a cookie of its own. */
export const isOperations = (path: string): boolean => path === '/ops' || path.startsWith('/ops/');

export const isAdminScreen = (path: string): boolean => path === '/admin' || /^\/admin[/?#]/.test(path);
