const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? '';

/**
 * The pages that may match a path, judged by its first segment. This saves time, because at every rendering the router compiles a regular expression
 * for each pattern that it gets.
 */
export function listCandidatePages<Page extends { path: string }>(
  pages: readonly Page[],
  pathname: string,
): readonly Page[] {
  const wanted = firstSegment(pathname);
  // only the router decodes escaped characters
  if (wanted.includes('%')) return pages;
  return pages.filter(({ path }) => {
    const own = firstSegment(path);
    return own === wanted || own.startsWith(':') || own.startsWith('*') || own.endsWith('?');
  });
}
