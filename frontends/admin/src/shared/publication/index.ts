export { PublicationBadge, PUBLICATION_STATE_OPTIONS } from './publication-badge.js';
export { PublicationFields } from './publication-fields.js';
