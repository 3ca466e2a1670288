/** The API reads whose answers the page at `pathname` shows at first; the server fetches them before it renders. */
export function dataFor(pathname: string): string[] {
  return pathname === '/' ? ['/api/products'] : [];
}
