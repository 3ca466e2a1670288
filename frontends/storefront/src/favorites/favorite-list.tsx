import { useTexts } from '@vitrine/platform';
import cards from '../shared/card/cards.module.css';
import { Failure } from '../shared/controls/states/failure.js';
import { CardSkeleton } from '../shared/controls/states/skeleton.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import type { CatalogueOfFavorites } from '../shared/favorites/use-catalogue-of.js';
import { FavoriteCard } from './favorite-card.js';
import { type FavoriteItem, toItem } from './favorite-item.js';
import styles from './favorites-page.module.css';
import { FAVORITES_TEXTS } from './texts.js';

interface FavoriteListProps {
  label: string;
  /** Undefined until the page is hydrated, because only the browser has them. */
  favorites: readonly Favorite[] | undefined;
  catalogue: CatalogueOfFavorites;
  /** Whether an item is part of the request for several, and how to change that; undefined in a shared list. */
  choice?: { has: (item: FavoriteItem) => boolean; toggle: (item: FavoriteItem) => void };
  onRemove?: (favorite: Favorite, name: string) => void;
}

/** Favourites with their data from the catalogue. */
export function FavoriteList({ label, favorites, catalogue, choice, onRemove }: FavoriteListProps) {
  const t = useTexts(FAVORITES_TEXTS);
  if (catalogue.hasFailed)
    return <Failure message={t('failed')} onRetry={catalogue.retry} retrying={catalogue.isRetrying} />;
  if (!favorites || catalogue.isLoading) return <CardSkeleton className={cards.cards} />;
  if (favorites.length === 0) return null;
  return (
    <ul className={`${cards.cards} ${styles.list}`} data-count={favorites.length} aria-label={label}>
      {favorites.map((favorite) => {
        const item = toItem(favorite, catalogue.products, catalogue.accessories);
        return (
          <FavoriteCard
            key={favorite.type + favorite.id}
            favorite={favorite}
            item={item}
            choice={
              choice && item?.requestPath
                ? { isChosen: choice.has(item), toggle: () => choice.toggle(item) }
                : undefined
            }
            onRemove={onRemove && ((name) => onRemove(favorite, name))}
          />
        );
      })}
    </ul>
  );
}
