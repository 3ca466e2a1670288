import { useTexts } from '@vitrine/platform';
import { buttonClass } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import type { CatalogueOfFavorites } from '../shared/favorites/use-catalogue-of.js';
import { FavoriteList } from './favorite-list.js';
import styles from './shared-list.module.css';
import { FAVORITES_TEXTS } from './texts.js';

interface SharedListProps {
  favorites: readonly Favorite[];
  /** Number of items that the visitor does not have yet. */
  newCount: number;
  catalogue: CatalogueOfFavorites;
  onTakeOver: () => void;
  onClose: () => void;
}

/** A list that somebody shared by a link, with a button to add it to the own favourites. */
export function SharedList({ favorites, newCount, catalogue, onTakeOver, onClose }: SharedListProps) {
  const t = useTexts(FAVORITES_TEXTS);
  return (
    <section className={styles.shared} aria-labelledby="shared-list">
      <Eyebrow>{t('shared.eyebrow')}</Eyebrow>
      <h2 id="shared-list">{t('shared.title')}</h2>
      <p className={styles.text}>{t(newCount > 0 ? 'shared.text' : 'shared.known')}</p>
      <div className={styles.ways}>
        {newCount > 0 && (
          <button type="button" className={buttonClass('green')} onClick={onTakeOver}>
            {t(newCount === 1 ? 'shared.takeOverOne' : 'shared.takeOver', { count: newCount })}
          </button>
        )}
        <button type="button" className={buttonClass('line')} onClick={onClose}>
          {t('shared.close')}
        </button>
      </div>
      <FavoriteList label={t('shared.list')} favorites={favorites} catalogue={catalogue} />
    </section>
  );
}
