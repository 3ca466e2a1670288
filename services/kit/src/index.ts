export { drainable } from './drain.js';
export { assignRequestId, chooseRequestId, requestIdOf } from './request-id.js';
