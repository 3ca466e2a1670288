import { useTexts } from '@vitrine/platform';
import cards from '../shared/card/cards.module.css';
import { EDITIONS, findEdition } from '../shared/catalogue/editions.js';
import { useProducts } from '../shared/catalogue/queries.js';
import { Bones, Skeleton } from '../shared/controls/states/skeleton.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import { FavoriteCard } from './favorite-card.js';
import { toItem } from './favorite-item.js';
import styles from './favorites-page.module.css';
import { FAVORITES_TEXTS } from './texts.js';

/** The first product of each edition, as a start for the favourites; nothing if the products cannot be loaded. */
export function Examples({ onAdd }: { onAdd: (favorite: Favorite, name: string) => void }) {
  const t = useTexts(FAVORITES_TEXTS);
  const { data, isPending } = useProducts();
  const examples = EDITIONS.flatMap((edition) => data?.find(({ name }) => findEdition(name) === edition) ?? []);
  if (!isPending && examples.length === 0) return null;
  return (
    <section className={styles.examples} aria-labelledby="favorites-examples">
      <h2 id="favorites-examples">{t('examples')}</h2>
      {isPending ? (
        <Skeleton className={cards.cards}>
          {EDITIONS.map((edition) => (
            <div key={edition}>
              <Bones of={['picture', 'title', 'line']} />
            </div>
          ))}
        </Skeleton>
      ) : (
        <ul className={cards.cards} aria-labelledby="favorites-examples">
          {examples.map((product) => {
            const favorite: Favorite = { type: 'product', id: product.id };
            const item = toItem(favorite, [product], []);
            return (
              <FavoriteCard
                key={product.id}
                favorite={favorite}
                item={item && { ...item, requestPath: undefined }}
                choice={undefined}
                onAdd={(name) => onAdd(favorite, name)}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
