import { useLocation, useTexts } from '@vitrine/platform';
import styles from './no-order-notice.module.css';
import { PRODUCTS_TEXTS } from './texts.js';

/** Shown to a visitor who was redirected from `/order` without a saved selection (public spec §2, /order). */
export function NoOrderNotice() {
  const t = useTexts(PRODUCTS_TEXTS);
  const state: unknown = useLocation().state;
  const isShown = typeof state === 'object' && state !== null && 'notice' in state && state.notice === 'noOrderData';
  return (
    <div role="status">
      {isShown && (
        <div className={styles.notice}>
          <p className={styles.title}>{t('noOrderTitle')}</p>
          <p>{t('noOrderText')}</p>
        </div>
      )}
    </div>
  );
}
