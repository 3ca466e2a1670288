export { sections } from './section-calls.js';
export type { HomepageSection } from './section.js';
