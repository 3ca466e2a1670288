import { useTexts } from '@vitrine/platform';
import { REQUEST_ITEMS } from '@vitrine/schemas';
import { useRef } from 'react';
import type { Plan } from '../../shared/catalogue/plans.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import { CouponBox } from '../coupon/coupon-box.js';
import type { Coupon } from '../coupon/use-coupon.js';
import type { ChosenItem } from '../request-form.js';
import type { OrderItem } from '../summary/order-item.js';
import { TotalLines } from '../summary/total-lines.js';
import { ORDER_TEXTS } from '../texts.js';
import { RequestedLine } from './requested-line.js';
import styles from './several.module.css';
import { SEVERAL_TEXTS } from './texts.js';

interface SeveralSummaryProps {
  chosen: readonly ChosenItem[];
  leftOut: readonly OrderItem[];
  unavailable: readonly OrderItem[];
  hasGone: boolean;
  coupon: Coupon;
  onPlan: (id: string, plan: Plan) => void;
  onLeaveOut: (id: string) => void;
  onTakeIn: (id: string) => void;
}

/** The requested items with their plans, the items left out and why, and the totals. */
export function SeveralSummary(props: SeveralSummaryProps) {
  const { chosen, leftOut, unavailable, hasGone, coupon, onPlan, onLeaveOut, onTakeIn } = props;
  const t = useTexts(SEVERAL_TEXTS);
  const o = useTexts(ORDER_TEXTS);
  const hydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  const isFull = chosen.length >= REQUEST_ITEMS.maximum;
  const lines = chosen.map(({ item, offer }) => ({ productId: item.id, offer }));
  const { state } = coupon;
  const reduced = state.status === 'applied' && chosen.find(({ item }) => item.id === state.productId);

  /** Also moves the focus, because the focused button is removed with its line. */
  const change = (action: () => void) => {
    action();
    title.current?.focus();
  };

  return (
    <aside className={styles.summary} aria-label={o('summary.title')}>
      <div className={styles.inside}>
        <Eyebrow onGreen>{o('summary.title')}</Eyebrow>
        <h2 ref={title} tabIndex={-1} className={styles.title} aria-live="polite">
          {t(chosen.length === 1 ? 'countOne' : 'count', { count: chosen.length })}
        </h2>
        <ul className={styles.lines}>
          {chosen.map(({ item, offer }) => (
            <RequestedLine
              key={item.id}
              item={item}
              offer={offer}
              onPlan={(plan) => onPlan(item.id, plan)}
              onLeaveOut={chosen.length > 1 ? () => change(() => onLeaveOut(item.id)) : undefined}
            />
          ))}
        </ul>
        {leftOut.length > 0 && (
          <section className={styles.leftOut} aria-labelledby="left-out">
            <h3 id="left-out">{t('leftOut')}</h3>
            {isFull && <p>{t('full', { maximum: REQUEST_ITEMS.maximum })}</p>}
            <ul>
              {leftOut.map(({ id, name }) => (
                <li key={id}>
                  <span>{name}</span>
                  <button
                    type="button"
                    disabled={isFull}
                    aria-label={t('takeInNamed', { name })}
                    onClick={() => change(() => onTakeIn(id))}
                  >
                    {t('takeIn')}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {unavailable.length > 0 && (
          <p className={styles.note}>{t('unavailable', { names: unavailable.map(({ name }) => name).join(', ') })}</p>
        )}
        {hasGone && <p className={styles.note}>{t('gone')}</p>}
        <CouponBox route="buy" coupon={coupon} disabled={!hydrated} />
        {reduced && <p className={styles.note}>{t('couponFor', { name: reduced.item.name })}</p>}
        <TotalLines lines={lines} coupon={coupon.state} />
      </div>
    </aside>
  );
}
