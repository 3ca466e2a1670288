export { SecretShownOnce } from './secret-shown-once.js';
