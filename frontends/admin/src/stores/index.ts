export type { Store } from './store.js';
