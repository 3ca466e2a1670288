import type { components } from '@vitrine/platform';

/** The hero as the API returns it to staff: German heading, others in `translations`. There is only one. */
export type Hero = components['schemas']['HeroAdminDto'] & { id: string };
