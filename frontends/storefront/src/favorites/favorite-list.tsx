import { useTexts } from '@vitrine/platform';
import cards from '../shared/card/cards.module.css';
import { useAccessories, useProducts } from '../shared/catalogue/queries.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Bones, Skeleton } from '../shared/controls/states/skeleton.js';
import type { Favorite, FavoriteType } from '../shared/favorites/stored-favorites.js';
import { FavoriteCard } from './favorite-card.js';
import { toItem } from './favorite-item.js';
import { FAVORITES_TEXTS } from './texts.js';

interface FavoriteListProps {
  /** Unknown until the page is hydrated: they are in the browser only. */
  favorites: readonly Favorite[] | undefined;
  onRemove: (favorite: Favorite, name: string) => void;
}

/** The favourites as the catalogue tells them; only the lists that are needed are read. */
export function FavoriteList({ favorites, onRemove }: FavoriteListProps) {
  const t = useTexts(FAVORITES_TEXTS);
  const has = (type: FavoriteType) => favorites?.some((each) => each.type === type) ?? false;
  const needed = { product: has('product'), accessory: has('accessory') };
  const products = useProducts(needed.product);
  const accessories = useAccessories(needed.accessory);
  const reads = [...(needed.product ? [products] : []), ...(needed.accessory ? [accessories] : [])];
  const failed = reads.filter(({ isError, data }) => isError && !data);

  if (failed.length > 0) {
    return (
      <Failure
        message={t('failed')}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!favorites || reads.some(({ isPending }) => isPending)) {
    return (
      <Skeleton className={cards.cards}>
        <div>
          <Bones of={['picture', 'title', 'line']} />
        </div>
      </Skeleton>
    );
  }
  if (favorites.length === 0) return null;
  return (
    <ul className={cards.cards} aria-label={t('list')}>
      {favorites.map((favorite) => (
        <FavoriteCard
          key={favorite.type + favorite.id}
          favorite={favorite}
          item={toItem(favorite, products.data ?? [], accessories.data ?? [])}
          onRemove={(name) => onRemove(favorite, name)}
        />
      ))}
    </ul>
  );
}
