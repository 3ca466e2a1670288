export { createByteCache } from './byte-cache.js';
export { findCookie } from './cookies.js';
export { drainable } from './drain.js';
export { ConfigurationError, type Environment, EnvironmentReader } from './environment-reader.js';
export { errorBody } from './error-body.js';
export * as forms from './forms.js';
export { assignRequestId, chooseRequestId, loggedRequest, getRequestId } from './request-id.js';
export { getLanguage } from './request-language.js';
export { TABLE_CHANGES_INTERVAL_MS, TABLE_CHANGES_PATH, type TableChangesLine } from './table-changes.js';
