import { pages } from './pages.js';

const readers = pages.map(({ path, server }) => ({
  pattern: new RegExp(`^${path.replace(/:\w+/, '([^/]+)')}$`),
  reads: server ? server.reads : undefined,
}));

/** Decodes a path segment; undefined for a malformed escape. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The API reads for the first view of the page at `pathname`; the server fetches them before it renders. */
export function dataFor(pathname: string): string[] {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const { pattern, reads } of readers) {
    const match = pattern.exec(path);
    const id = match && decoded(match[1] ?? '');
    if (typeof id === 'string') return [...(reads?.(id) ?? [])];
  }
  return [];
}
