import { answer, api, useQuery } from '@vitrine/platform';
import type { Hero } from '../hero.js';

/** Where the hero lies in the query cache. */
export const heroKey = ['hero'] as const;

/** The one hero has no id in the API; forms of things with versions want one. */
export const HERO_ID = 'hero';

export const getHero = async (signal?: AbortSignal): Promise<Hero> => ({
  id: HERO_ID,
  ...(await answer(api.GET('/api/hero/admin', { signal: signal ?? null }))),
});

/** What the home page opens with now. */
export const useHero = ({ enabled = true } = {}) =>
  useQuery({ queryKey: heroKey, queryFn: ({ signal }) => getHero(signal), staleTime: 0, enabled });
