/** What the list of an extension's pages may use; it is in the first script, so it holds little (docs/guides/extend.md). */
export { ON_SERVER } from '../on-server.js';
export type { PageRecord } from '../page-record.js';
export { page } from '../page-script.js';
