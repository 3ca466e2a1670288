/** True for the paths of the back-office, whose pages the browser renders and which may preview files before they are sent. */
export const isAdmin = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');
