export { interviews } from './interview-calls.js';
