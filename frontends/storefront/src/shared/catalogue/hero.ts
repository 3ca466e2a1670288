import { keepPreviousData, publicQuery, useLanguage, useQuery } from '@vitrine/platform';
import { HERO_PATH } from '../reads.js';
import type { Hero } from './catalogue.js';

/**
 * Heading and video of the site's first view; nothing while it is not known or cannot be read (public spec §8: default title, no video). The home
 * page needs no other query, so it stands alone.
 */
export function useHero(): Hero | null {
  const { language } = useLanguage();
  const { data } = useQuery({ ...publicQuery<Hero>(HERO_PATH, language), placeholderData: keepPreviousData });
  return data ?? null;
}
