import { Link, useTexts } from '@vitrine/platform';
import card from '../shared/card/card.module.css';
import { CardPicture } from '../shared/card/card-picture.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Price } from '../shared/controls/price.js';
import { HEART } from '../shared/favorites/heart.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import styles from './favorite-card.module.css';
import type { FavoriteItem } from './favorite-item.js';
import button from './text-button.module.css';
import { FAVORITES_TEXTS } from './texts.js';

interface FavoriteCardProps {
  favorite: Favorite;
  /** Undefined if it is no longer in the catalogue. */
  item: FavoriteItem | undefined;
  /** Whether it is part of the request for several; undefined where it cannot be. */
  choice: { isChosen: boolean; toggle: () => void } | undefined;
  /** Undefined in a shared list. */
  onRemove?: ((name: string) => void) | undefined;
  /** Only if it is not among the favourites yet. */
  onAdd?: (name: string) => void;
}

/** A favourite with its price and a link to it, or a note that it is no longer in the catalogue. */
export function FavoriteCard({ favorite, item, choice, onRemove, onAdd }: FavoriteCardProps) {
  const t = useTexts(FAVORITES_TEXTS);
  const name = item?.name ?? t('gone');
  const text = item ? item.text : t('goneText');
  return (
    <li className={`${card.card} ${styles.card}`}>
      <div>
        <CardPicture path={item?.picture} pictures={item?.pictures}>
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('removeNamed', { name })}
              title={t('remove')}
              onClick={() => onRemove(name)}
            >
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d={HEART} />
              </svg>
            </button>
          )}
        </CardPicture>
        <Eyebrow>{t(favorite.type)}</Eyebrow>
        <h2 className={card.name}>{item ? <Link to={item.path}>{name}</Link> : name}</h2>
        {item?.subtitle && <p className={card.subtitle}>{item.subtitle}</p>}
        {text && <p className={card.description}>{text}</p>}
      </div>
      <div className={styles.foot}>
        {item && (
          <dl className={card.prices}>
            {(item.price !== null || item.subscriptionPrice === null) && (
              <div>
                <dt>{t('oneTime')}</dt>
                <dd>
                  <Price euros={item.price} />
                </dd>
              </div>
            )}
            {item.subscriptionPrice !== null && (
              <div>
                <dt>{t('monthly')}</dt>
                <dd>
                  <Price euros={item.subscriptionPrice} monthly />
                </dd>
              </div>
            )}
          </dl>
        )}
        <div className={styles.ways}>
          {choice && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={choice.isChosen}
                onChange={choice.toggle}
                aria-label={t('chooseNamed', { name })}
              />
              {t('choose')}
            </label>
          )}
          {item?.requestPath && (
            <ButtonLink tone="text" to={item.requestPath} aria-label={t('requestNamed', { name })}>
              {t('request')}
            </ButtonLink>
          )}
          {onAdd && (
            <button
              type="button"
              className={button.textButton}
              aria-label={t('addNamed', { name })}
              onClick={() => onAdd(name)}
            >
              {t('add')}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}
