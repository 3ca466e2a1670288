export { type ByteCache, createByteCache, type Sized } from './byte-cache.js';
export { findCookie } from './cookies.js';
export { drainable } from './drain.js';
export { ConfigurationError, type Environment, EnvironmentReader } from './environment-reader.js';
export { type ErrorBody, errorBody } from './error-body.js';
export * as forms from './forms.js';
export { assignRequestId, chooseRequestId, getRequestId } from './request-id.js';
export { getLanguage } from './request-language.js';
