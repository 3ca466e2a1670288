import type { components } from '@vitrine/platform';

/** A fixture of a home page section, with `changes`. */
export const aSection = (
  changes: Partial<components['schemas']['HomepageSectionDto']> = {},
): components['schemas']['HomepageSectionDto'] => ({
  id: '0197a000-0000-7000-8000-0000000000c1',
  sectionKey: 'hero',
  title: 'Your house, in one hand.',
  subtitle: null,
  description: '',
  backgroundImage: null,
  backgroundVideo: null,
  ctaText: null,
  ctaLink: null,
  overlayOpacity: 0.3,
  textColor: 'white',
  textAlign: 'left',
  isActive: true,
  displayOrder: 1,
  pictures: {},
  ...changes,
});
