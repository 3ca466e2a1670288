export { features } from './feature-calls.js';
export type { Feature } from './feature-calls.js';
export { useLibraryEntry } from './library-entry.js';
export { FeaturesField } from './picker/features-field.js';
