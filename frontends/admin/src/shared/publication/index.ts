export { PublicationBadge, PUBLICATION_STATE_OPTIONS } from './publication-badge.js';
export { publicationFilter } from './publication-filter.js';
export { PublicationFields } from './publication-fields.js';
