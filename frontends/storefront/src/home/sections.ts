import { keepPreviousData, publicQuery, useLanguage, useQuery, type components } from '@vitrine/platform';

/** A section of the home page in the page's language, as staff wrote it. */
export type HomeSection = components['schemas']['HomepageSectionDto'];

/** What the home page opens with. */
export type Hero = components['schemas']['HeroDto'];

/** The sections that staff have made, in their order. */
export function useHomeSections() {
  const { language } = useLanguage();
  return useQuery({
    ...publicQuery<HomeSection[]>('/api/homepage-sections', language),
    placeholderData: keepPreviousData,
  });
}

/** Heading and video of the first view; nothing while it is not known or cannot be read (public spec §8: default title, no video). */
export function useHero(): Hero | null {
  const { language } = useLanguage();
  const { data } = useQuery({ ...publicQuery<Hero>('/api/hero', language), placeholderData: keepPreviousData });
  return data ?? null;
}
