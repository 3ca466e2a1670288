import { Link, useTexts } from '@vitrine/platform';
import { StockBadge } from '../shared/accessory/stock-badge.js';
import { ACCESSORY_TEXTS } from '../shared/accessory/texts.js';
import card from '../shared/card/card.module.css';
import { CardPicture } from '../shared/card/card-picture.js';
import { type Accessory, getAccessoryPicture } from '../shared/catalogue/catalogue.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Price } from '../shared/controls/price.js';
import styles from './accessory-card.module.css';
import { ACCESSORIES_TEXTS } from './texts.js';

/** How many features a card lists; the others are counted (public spec §9). */
const NAMED_FEATURES = 2;

interface AccessoryCardProps {
  accessory: Accessory;
  /** Only for the card that is partly in the first view of a phone. */
  first?: boolean;
}

/** An accessory of the list; the whole card is a link to it. */
export function AccessoryCard({ accessory, first = false }: AccessoryCardProps) {
  const t = useTexts(ACCESSORIES_TEXTS);
  const a = useTexts(ACCESSORY_TEXTS);
  const { features } = accessory;
  const more = features.length - NAMED_FEATURES;
  return (
    <li className={card.card}>
      <CardPicture path={getAccessoryPicture(accessory)} pictures={accessory.pictures} first={first}>
        <div className={styles.badge}>
          <StockBadge accessory={accessory} />
        </div>
      </CardPicture>
      <Eyebrow>{a(`category.${accessory.category}`)}</Eyebrow>
      <h2 className={card.name}>
        <Link to={`/accessory/${accessory.id}`}>{accessory.name}</Link>
      </h2>
      {accessory.subtitle && <p className={card.subtitle}>{accessory.subtitle}</p>}
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.slice(0, NAMED_FEATURES).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
          {more > 0 && <li className={styles.more}>{t('more', { count: more })}</li>}
        </ul>
      )}
      <p className={styles.price}>
        <Price euros={accessory.price} />
      </p>
    </li>
  );
}
