import { useFormat, usePriceNote, useTexts } from '@vitrine/platform';
import { Chevron } from '@vitrine/ui';
import { PLAN_TEXTS } from '../../shared/catalogue/plan-texts.js';
import { enhancedHintKey, isMonthly, type Plan, type PlanOffer } from '../../shared/catalogue/plans.js';
import { CONTROL_TEXTS } from '../../shared/controls/texts.js';
import { Picture } from '../../shared/picture/picture.js';
import type { OrderItem } from '../summary/order-item.js';
import { ORDER_TEXTS } from '../texts.js';
import styles from './several.module.css';
import { SEVERAL_TEXTS } from './texts.js';

interface RequestedLineProps {
  item: OrderItem;
  offer: PlanOffer;
  onPlan: (plan: Plan) => void;
  /** Undefined for the last one. */
  onLeaveOut: (() => void) | undefined;
}

/** One item of a request for several: its plan to choose, its price, and a button to remove it. */
export function RequestedLine({ item, offer, onPlan, onLeaveOut }: RequestedLineProps) {
  const t = useTexts(SEVERAL_TEXTS);
  const o = useTexts(ORDER_TEXTS);
  const c = useTexts(CONTROL_TEXTS);
  const p = useTexts(PLAN_TEXTS);
  const format = useFormat();
  const priceNote = usePriceNote();
  const { name } = item;
  const planName = (plan: Plan) => o(`summary.${plan}`);
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture path={item.picture} pictures={item.pictures} alt="" sizes="5.5rem" />
      </div>
      <div className={styles.facts}>
        <h3>{name}</h3>
        {item.offers.length > 1 ? (
          <div className={styles.select}>
            <select
              aria-label={t('plan', { name })}
              value={offer.plan}
              onChange={({ target }) => onPlan(target.value as Plan)}
            >
              {item.offers.map(({ plan }) => (
                <option key={plan} value={plan}>
                  {planName(plan)}
                </option>
              ))}
            </select>
            <Chevron />
          </div>
        ) : (
          <p className={styles.plan}>{planName(offer.plan)}</p>
        )}
        <div className={styles.foot}>
          <p className={styles.price}>
            {format.price(offer.price)}{' '}
            <small>{isMonthly(offer.plan) ? `${c('perMonth')} ${priceNote}` : priceNote}</small>
          </p>
          {onLeaveOut && (
            <button type="button" aria-label={t('leaveOutNamed', { name })} onClick={onLeaveOut}>
              {t('leaveOut')}
            </button>
          )}
        </div>
        {offer.plan === 'enhanced' && <p className={styles.hint}>{p(enhancedHintKey(item.offers))}</p>}
      </div>
    </li>
  );
}
