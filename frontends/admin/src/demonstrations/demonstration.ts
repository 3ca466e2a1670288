import type { components } from '@vitrine/platform';

/** The API's shapes, as the generated document has them; times ISO 8601. */
export type Demonstration = components['schemas']['DemonstrationDto'];
export type DemonstrationList = components['schemas']['DemonstrationPageDto'];
