import { useFormat, usePriceNote, useTexts } from '@vitrine/platform';
import { isMonthly, type PlanOffer } from '../../shared/catalogue/plans.js';
import styles from './order-summary.module.css';
import { ORDER_TEXTS } from '../texts.js';
import { useTotal } from './use-total.js';
import type { CouponState } from '../coupon/use-coupon.js';

/** Cents are whole numbers: subtracting euros as binary fractions would show 0.1 + 0.2. */
const minus = (euros: number, discount: number) => (Math.round(euros * 100) - Math.round(discount * 100)) / 100;

/** Price, discount and total in euros; the server's own reckoning decides when the request arrives. */
export function TotalLines({ offer, coupon }: { offer: PlanOffer; coupon: CouponState }) {
  const t = useTexts(ORDER_TEXTS);
  const format = useFormat();
  const priceNote = usePriceNote();
  const applied = coupon.status === 'applied' ? coupon : undefined;
  const total = useTotal({
    monthly: isMonthly(offer.plan),
    price: offer.price,
    total: minus(offer.price, applied?.discount ?? 0),
  });
  return (
    <div className={styles.totals}>
      <dl>
        {applied && (
          <>
            <div>
              <dt>{t('summary.price')}</dt>
              <dd>{format.price(offer.price)}</dd>
            </div>
            <div>
              <dt>{t('summary.discount', { code: applied.code })}</dt>
              <dd>{`\u2212 ${format.price(applied.discount)}`}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>
            {total.amount}
            {total.then && <small>{total.then}</small>}
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{priceNote}</p>
    </div>
  );
}
