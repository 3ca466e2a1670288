import { registerTexts, useTexts } from '@vitrine/platform';
import { useHydrated } from '../controls/states/hydrated.js';
import { HEART } from './heart.js';
import type { FavoriteType } from './stored-favorites.js';
import { useFavorites } from './favorites.js';
import styles from './favorite-toggle.module.css';

export const FAVORITE_TOGGLE_TEXTS = registerTexts('favoriteToggle', {
  de: { label: 'Favorit', named: 'Favorit: {{name}}' },
  en: { label: 'Favourite', named: 'Favourite: {{name}}' },
});

/** A button that adds a thing to the favourites or removes it. */
export function FavoriteToggle({ type, id, name }: { type: FavoriteType; id: string; name: string }) {
  const t = useTexts(FAVORITE_TOGGLE_TEXTS);
  const hydrated = useHydrated();
  const { has, toggle } = useFavorites();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label={t('named', { name })}
      aria-pressed={has({ type, id })}
      disabled={!hydrated}
      onClick={() => toggle({ type, id })}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={HEART} />
      </svg>
      {t('label')}
    </button>
  );
}
