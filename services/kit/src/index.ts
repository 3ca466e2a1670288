export { type ByteCache, createByteCache, type Sized } from './byte-cache.js';
export { cookieOf } from './cookies.js';
export { drainable } from './drain.js';
export { assignRequestId, chooseRequestId, requestIdOf } from './request-id.js';
export { languageOf } from './request-language.js';
