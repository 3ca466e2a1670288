/** What the list of an extension's pages may use. It is part of the first script, so it must stay small (docs/guides/extend.md). */
export { ON_SERVER } from '../on-server.js';
export type { PageRecord } from '../page-record.js';
export { page } from '../page-script.js';
