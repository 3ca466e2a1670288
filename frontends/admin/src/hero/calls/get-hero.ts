import { answer, api, useQuery } from '@vitrine/platform';
import type { Hero } from '../hero.js';

/** Query key of the hero. */
export const heroKey = ['hero'] as const;

/** The single hero has no id in the API, but forms of versioned things need one. */
export const HERO_ID = 'hero';

export const getHero = async (signal?: AbortSignal): Promise<Hero> => ({
  id: HERO_ID,
  ...(await answer(api.GET('/api/hero/admin', { signal: signal ?? null }))),
});

/** The present hero. */
export const useHero = ({ enabled = true } = {}) =>
  useQuery({ queryKey: heroKey, queryFn: ({ signal }) => getHero(signal), staleTime: 0, enabled });
