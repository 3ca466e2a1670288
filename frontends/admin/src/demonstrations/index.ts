export { useDemonstrationStats } from './calls/get-stats.js';
