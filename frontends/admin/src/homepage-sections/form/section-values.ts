import {
  homepageSectionAdminSchema,
  type HomepageSectionAdmin,
  type SectionTextAlign,
  type SectionTextColor,
} from '@vitrine/schemas';
import { englishTexts } from '../../shared/form/index.js';
import type { HomepageSection } from '../section.js';

interface SectionTexts {
  title: string;
  subtitle: string;
  description: string;
  ctaText: string;
}

/** What the form holds; '' for what is not given. */
export interface SectionValues extends SectionTexts {
  sectionKey: string;
  backgroundImage: string;
  backgroundVideo: string;
  ctaLink: string;
  /** From 0 to 1; a field of numbers holds '' for what is none. */
  overlayOpacity: number | '';
  textColor: SectionTextColor;
  textAlign: SectionTextAlign;
  isActive: boolean;
  displayOrder: number | '';
  translations: { en: SectionTexts };
}

const translated = ['title', 'subtitle', 'description', 'ctaText'] as const;

/** @param section null for the defaults of back-office spec §3 */
export const valuesOf = (section: HomepageSection | null): SectionValues => ({
  sectionKey: section?.sectionKey ?? '',
  title: section?.title ?? '',
  subtitle: section?.subtitle ?? '',
  description: section?.description ?? '',
  backgroundImage: section?.backgroundImage ?? '',
  backgroundVideo: section?.backgroundVideo ?? '',
  ctaText: section?.ctaText ?? '',
  ctaLink: section?.ctaLink ?? '',
  overlayOpacity: section?.overlayOpacity ?? 0.2,
  textColor: section?.textColor ?? 'white',
  textAlign: section?.textAlign ?? 'center',
  isActive: section?.isActive ?? true,
  displayOrder: section?.displayOrder ?? 0,
  translations: englishTexts(section?.translations, translated),
});

/** What is no number counts as 0 (back-office spec §5). */
export function numberOrZero(typed: unknown): number {
  const value = typeof typed === 'string' ? Number.parseFloat(typed) : typed;
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** The API's own rules on what the form holds. */
export const sectionFormSchema = homepageSectionAdminSchema.transform((_parsed: unknown, values: SectionValues) => ({
  ...values,
  overlayOpacity: numberOrZero(values.overlayOpacity),
  displayOrder: numberOrZero(values.displayOrder),
}));

/** The API's body of what the form holds. */
export const bodyOf = (values: SectionValues): HomepageSectionAdmin =>
  sectionFormSchema.cast(values, { assert: false });

/** What the fields are called. */
export const labels: Readonly<Record<string, string>> = {
  sectionKey: 'Section key',
  title: 'Title (German)',
  subtitle: 'Subtitle (German)',
  description: 'Description (German)',
  backgroundImage: 'Background image',
  backgroundVideo: 'Background video',
  ctaText: 'Button text (German)',
  ctaLink: 'Button link',
  overlayOpacity: 'Overlay opacity',
  textColor: 'Text color',
  textAlign: 'Text alignment',
  isActive: 'Active',
  displayOrder: 'Display order',
  'translations.en.title': 'Title (English)',
  'translations.en.subtitle': 'Subtitle (English)',
  'translations.en.description': 'Description (English)',
  'translations.en.ctaText': 'Button text (English)',
};
