/**
 * Whether this is the server's bundle: the build sets it, so that what only the server needs is left out of the browser's first script. Tests
 * have all of it.
 */
export const ON_SERVER = Boolean(process.env['SERVER'] ?? 'in tests');
