export { auditKey } from './calls/list-audit.js';
