export { useSections } from './calls/list-sections.js';
export type { HomepageSection } from './section.js';
