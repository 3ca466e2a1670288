import { useTexts } from '@vitrine/platform';
import { REQUEST_ITEMS } from '@vitrine/schemas';
import { ButtonLink } from '../shared/controls/button-link.js';
import { toListFragment } from '../shared/favorites/shared-list.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import type { FavoriteItem } from './favorite-item.js';
import styles from './request-bar.module.css';
import { ShareList } from './share-list.js';
import { FAVORITES_TEXTS } from './texts.js';

interface RequestBarProps {
  favorites: readonly Favorite[];
  /** The favourites that the visitor wants to request. */
  chosen: readonly FavoriteItem[];
}

/** Path of the request for the chosen favourites; a single one has a page of its own. */
const toRequestPath = (chosen: readonly FavoriteItem[]) =>
  chosen.length === 1
    ? chosen[0]?.requestPath
    : `/buy/favorites${toListFragment(chosen.map(({ favorite }) => favorite))}`;

/** The number of favourites chosen for one request, the link to it, and the button to share the list. */
export function RequestBar({ favorites, chosen }: RequestBarProps) {
  const t = useTexts(FAVORITES_TEXTS);
  const isTooMany = chosen.length > REQUEST_ITEMS.maximum;
  const path = chosen.length > 0 && !isTooMany ? toRequestPath(chosen) : undefined;
  const all = favorites.length === 1 ? t('countOne') : t('count', { count: favorites.length });
  const count = chosen.length === 1 ? t('chosenOne') : t('chosen', { count: chosen.length });
  return (
    <div className={styles.bar} role="group" aria-label={t('requestBar')}>
      <p role="status">
        <span className={styles.all}>{all}</span> <span>{count}</span>
        {isTooMany && <span className={styles.hint}> {t('tooMany', { maximum: REQUEST_ITEMS.maximum })}</span>}
      </p>
      <div className={styles.ways}>
        {path && (
          <ButtonLink tone="green" to={path}>
            {t(chosen.length === 1 ? 'requestOne' : 'requestAll')}
          </ButtonLink>
        )}
        <ShareList favorites={favorites} />
      </div>
    </div>
  );
}
