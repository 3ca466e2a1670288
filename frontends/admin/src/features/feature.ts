import type { components } from '@vitrine/platform';

/** A feature of the library as staff keep it: German texts, English ones in `translations`. */
export type Feature = components['schemas']['FeatureAdminDto'];
