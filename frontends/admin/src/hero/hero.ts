import type { components } from '@vitrine/platform';

/** What the home page opens with, as staff keep it: German heading, English one in `translations`. There is one. */
export type Hero = components['schemas']['HeroAdminDto'] & { id: string };
