/**
 * Whether this is the server's bundle. The build sets it, so that code for the server alone is left out of the browser's first script. It is true
 * in tests.
 */
export const ON_SERVER = Boolean(process.env['SERVER'] ?? 'in tests');
