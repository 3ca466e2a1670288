export { useContactStats } from './calls/get-stats.js';
