export { type ByteCache, createByteCache, type Sized } from './byte-cache.js';
export { cookieOf } from './cookies.js';
export { drainable } from './drain.js';
export { ConfigurationError, type Environment, EnvironmentReader } from './environment-reader.js';
export { type ErrorBody, errorBody } from './error-body.js';
export * as forms from './forms.js';
export { assignRequestId, chooseRequestId, loggedRequest, requestIdOf } from './request-id.js';
export { languageOf } from './request-language.js';
