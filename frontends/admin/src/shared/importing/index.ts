export { ImportTools } from './import-tools.js';
