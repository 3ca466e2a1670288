export { pages } from './content-page-calls.js';
