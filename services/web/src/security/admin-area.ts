/** True for the paths of the back-office. The browser renders its pages, and they may preview files before the upload. */
export const isAdmin = (path: string): boolean => path === '/admin' || path.startsWith('/admin/');
