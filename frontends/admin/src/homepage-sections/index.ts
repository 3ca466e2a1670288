export { type HomepageSection, sections } from './section-calls.js';
