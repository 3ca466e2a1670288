import type { components } from '@vitrine/platform';
import type { SectionTextAlign, SectionTextColor } from '@vitrine/schemas';

/** A section of the home page as the API gives it to staff. */
export type HomepageSection = components['schemas']['HomepageSectionAdminDto'];

export const TEXT_COLOR_NAMES: Readonly<Record<SectionTextColor, string>> = {
  white: 'White',
  black: 'Black',
  'gray-800': 'Gray 800',
  'gray-600': 'Gray 600',
};

export const TEXT_ALIGN_NAMES: Readonly<Record<SectionTextAlign, string>> = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
};
