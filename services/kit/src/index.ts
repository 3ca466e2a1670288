export { answerName, isMadeAnew } from './answers/answer-name.js';
export { isNotModified } from './answers/conditional-requests.js';
export { compress, type ContentEncoding, encodingFor, MIN_COMPRESSED_BYTES } from './answers/content-encoding.js';
export { EncodedAnswer, type Representation } from './answers/encoded-answer.js';
export { createByteCache, type Sized } from './byte-cache.js';
export { findCookie } from './cookies.js';
export { drainable } from './drain.js';
export { ConfigurationError, type Environment, EnvironmentReader } from './environment-reader.js';
export { errorBody } from './error-body.js';
export * as forms from './forms.js';
export { type VitrineConfig, readExtensionModules } from './vitrine-config.js';
export { packageVersion } from './package-version.js';
export { assignRequestId, chooseRequestId, loggedRequest, getRequestId } from './request-id.js';
export { getLanguage } from './request-language.js';
export { TABLE_CHANGES_INTERVAL_MS, TABLE_CHANGES_PATH, type TableChangesLine } from './table-changes.js';
export { contextOfRequest, type LogContext, logSchema } from './logging/log-schema.js';
export { currentRequestId, inRequestScope } from './logging/request-scope.js';
export { traceRequests } from './tracing/trace-requests.js';
export {
  currentTraceparent,
  inSpan,
  isTracing,
  recordSpan,
  startTracing,
  stopTracing,
  type TracingSettings,
} from './tracing/tracing.js';
