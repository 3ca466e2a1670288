export { createByteCache } from './byte-cache.js';
export { cookieOf } from './cookies.js';
export { drainable } from './drain.js';
export { ConfigurationError, type Environment, EnvironmentReader } from './environment-reader.js';
export { errorBody } from './error-body.js';
export * as forms from './forms.js';
export { assignRequestId, chooseRequestId, loggedRequest, requestIdOf } from './request-id.js';
export { languageOf } from './request-language.js';
