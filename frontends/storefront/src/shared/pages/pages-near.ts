const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/**
 * The pages that may have this path, by its first segment. To match a path the router makes a regular expression of each pattern that it is given, in
 * every rendering.
 */
export function pagesNear<Page extends { path: string }>(pages: readonly Page[], pathname: string): readonly Page[] {
  const wanted = firstSegment(pathname);
  // an escaped letter is one that only the router reads
  if (wanted.includes('%')) return pages;
  return pages.filter(({ path }) => {
    const own = firstSegment(path);
    return own === wanted || own.startsWith(':') || own.startsWith('*') || own.endsWith('?');
  });
}
