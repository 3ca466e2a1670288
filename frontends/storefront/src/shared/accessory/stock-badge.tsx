import { useTexts } from '@vitrine/platform';
import { type Accessory, isOrderable } from '../catalogue/catalogue.js';
import styles from './stock-badge.module.css';
import { ACCESSORY_TEXTS } from './texts.js';

/** Whether an accessory can be ordered. */
export function StockBadge({ accessory }: { accessory: Accessory }) {
  const t = useTexts(ACCESSORY_TEXTS);
  const orderable = isOrderable(accessory);
  return (
    <span className={styles.badge} data-orderable={orderable}>
      {t(orderable ? 'inStock' : 'outOfStock')}
    </span>
  );
}
