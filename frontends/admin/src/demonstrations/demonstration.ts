import type { components } from '@vitrine/platform';

/** Types of the generated API document; times ISO 8601. */
export type Demonstration = components['schemas']['DemonstrationDto'];
export type DemonstrationList = components['schemas']['DemonstrationPageDto'];
