import { answer, api, useQueryClient } from '@vitrine/platform';
import type { Hero as HeroBody } from '@vitrine/schemas';
import { forgetPublicReads } from '../../shared/public-reads.js';
import type { Hero } from '../hero.js';
import { HERO_ID, heroKey } from './get-hero.js';

/** Changes the hero, and updates the cached one at once. */
export function useSaveHero() {
  const client = useQueryClient();
  return async (_id: string | null, body: HeroBody): Promise<Hero> => {
    const saved = { id: HERO_ID, ...(await answer(api.POST('/api/hero', { body }))) };
    client.setQueryData<Hero>(heroKey, saved);
    await forgetPublicReads(client);
    return saved;
  };
}
