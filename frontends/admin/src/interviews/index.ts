export type { Interview } from './interview.js';
