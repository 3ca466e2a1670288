import { useFormat, usePriceNote, useTexts } from '@vitrine/platform';
import { isMonthly } from '../../shared/catalogue/plans.js';
import styles from './order-summary.module.css';
import { ORDER_TEXTS } from '../texts.js';
import { useTotals } from './use-totals.js';
import type { CouponLine, CouponState } from '../coupon/use-coupon.js';

/** Computed in whole cents, because the difference of floating-point euros would be inexact. */
const minus = (euros: number, discount: number) => (Math.round(euros * 100) - Math.round(discount * 100)) / 100;

interface TotalLinesProps {
  /** One item, or several. */
  lines: readonly CouponLine[];
  coupon: CouponState;
}

/** Price, discount and total in euros, for display only: the server computes its own. */
export function TotalLines({ lines, coupon }: TotalLinesProps) {
  const t = useTexts(ORDER_TEXTS);
  const format = useFormat();
  const priceNote = usePriceNote();
  const applied = coupon.status === 'applied' ? coupon : undefined;
  const reduced = lines.find(({ productId }) => productId === applied?.productId);
  const totals = useTotals(
    lines.map((line) => ({
      monthly: isMonthly(line.offer.plan),
      price: line.offer.price,
      total: minus(line.offer.price, line === reduced ? (applied?.discount ?? 0) : 0),
    })),
  );
  return (
    <div className={styles.totals}>
      <dl>
        {applied && (
          <>
            {lines.length === 1 && (
              <div>
                <dt>{t('summary.price')}</dt>
                <dd>{format.price(lines[0]?.offer.price ?? 0)}</dd>
              </div>
            )}
            <div>
              <dt>{t('summary.discount', { code: applied.code })}</dt>
              <dd>{`\u2212 ${format.price(applied.discount)}`}</dd>
            </div>
          </>
        )}
        {totals.map((total) => (
          <div key={total.label} className={styles.total}>
            <dt>{total.label}</dt>
            <dd>
              {total.amount}
              {total.then && <small>{total.then}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{priceNote}</p>
    </div>
  );
}
