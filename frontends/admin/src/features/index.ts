export type { Feature } from './feature.js';
export { useLibraryEntry } from './library-entry.js';
export { FeaturesField } from './picker/features-field.js';
