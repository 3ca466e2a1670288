import { keepPreviousData, useLanguage, useQuery, type components } from '@vitrine/platform';
import { publicListQuery } from '../shared/catalogue/list-query.js';
import { SECTIONS_PATH } from '../shared/reads.js';

/** A section of the home page in the page's language, as staff wrote it. */
export type HomeSection = components['schemas']['HomepageSectionDto'];

/** The sections made by staff, in their order. */
export function useHomeSections() {
  const { language } = useLanguage();
  return useQuery({
    ...publicListQuery<HomeSection>(SECTIONS_PATH, language),
    placeholderData: keepPreviousData,
  });
}
