export { Footer } from './footer.js';
