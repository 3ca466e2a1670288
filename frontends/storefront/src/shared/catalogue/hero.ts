import { keepPreviousData, publicQuery, useLanguage, useQuery } from '@vitrine/platform';
import { HERO_PATH } from '../reads.js';
import type { Hero } from './catalogue.js';

/**
 * Heading and video of the site's first view; null while they are loading or after a failure (public spec §8: default title, no video). In a module
 * of its own, because the home page needs no other query.
 */
export function useHero(): Hero | null {
  const { language } = useLanguage();
  const { data } = useQuery({ ...publicQuery<Hero>(HERO_PATH, language), placeholderData: keepPreviousData });
  return data ?? null;
}
