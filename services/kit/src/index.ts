export { drainable } from './drain.js';
