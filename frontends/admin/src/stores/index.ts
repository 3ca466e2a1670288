export { stores } from './store-calls.js';
