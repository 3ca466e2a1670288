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
  /** What of them the visitor wants to request. */
  chosen: readonly FavoriteItem[];
}

/** Where a request for the chosen favourites is made: one alone has a page of its own. */
const toRequestPath = (chosen: readonly FavoriteItem[]) =>
  chosen.length === 1
    ? chosen[0]?.requestPath
    : `/buy/favorites${toListFragment(chosen.map(({ favorite }) => favorite))}`;

/** How many favourites are chosen for one request, the way to it, and the list as a link. */
export function RequestBar({ favorites, chosen }: RequestBarProps) {
  const t = useTexts(FAVORITES_TEXTS);
  const isTooMany = chosen.length > REQUEST_ITEMS.maximum;
  const path = chosen.length > 0 && !isTooMany ? toRequestPath(chosen) : undefined;
  const count = chosen.length === 1 ? t('chosenOne') : t('chosen', { count: chosen.length });
  return (
    <div className={styles.bar} role="group" aria-label={t('requestBar')}>
      <p role="status">
        {count}
        {isTooMany && <span> {t('tooMany', { maximum: REQUEST_ITEMS.maximum })}</span>}
      </p>
      <div className={styles.ways}>
        {path && (
          <ButtonLink tone="gold" to={path}>
            {t(chosen.length === 1 ? 'requestOne' : 'requestAll')}
          </ButtonLink>
        )}
        <ShareList favorites={favorites} />
      </div>
    </div>
  );
}
