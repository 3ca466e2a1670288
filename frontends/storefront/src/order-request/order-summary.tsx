import { useFormat, usePriceNote, useTexts } from '@vitrine/platform';
import { capitalised } from '../shared/catalogue/editions.js';
import { isMonthly, type Plan, type PlanOffer } from '../shared/catalogue/plans.js';
import { Choice, ChoiceList } from '../shared/controls/choice-list.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { controlTexts } from '../shared/controls/texts.js';
import { useLive } from '../shared/controls/live.js';
import { Picture } from '../shared/picture/picture.js';
import { CouponBox } from './coupon-box.js';
import type { Frame } from './frame.js';
import type { OrderItem } from './order-item.js';
import styles from './order-summary.module.css';
import { orderTexts } from './texts.js';
import { TotalLines } from './total-lines.js';
import type { Coupon } from './use-coupon.js';

interface OrderSummaryProps {
  frame: Frame;
  item: OrderItem;
  offer: PlanOffer;
  onPlan: (plan: Plan) => void;
  coupon: Coupon;
}

/** What is requested, on which plan, with which coupon and for how much. */
export function OrderSummary({ frame, item, offer, onPlan, coupon }: OrderSummaryProps) {
  const t = useTexts(orderTexts);
  const c = useTexts(controlTexts);
  const format = useFormat();
  const priceNote = usePriceNote();
  const live = useLive();
  const eyebrow = item.edition ? c('editionNamed', { name: capitalised(item.edition) }) : t('summary.accessory');
  return (
    <aside className={styles['summary']} aria-label={t('summary.title')}>
      <div className={styles['inside']}>
        <div className={styles['picture']}>
          <Picture path={item.picture} pictures={item.pictures} alt="" sizes="(max-width: 60rem) 100vw, 42vw" first />
        </div>
        <div className={styles['facts']}>
          {(item.edition !== undefined || item.kind === 'accessory') && <Eyebrow onGreen>{eyebrow}</Eyebrow>}
          <h2 className={styles['name']}>{item.name}</h2>
          {item.kind === 'product' && (
            <ChoiceList label={t('summary.plans')} onGreen disabled={!live}>
              {item.offers.map(({ plan, price }) => (
                <Choice
                  key={plan}
                  group="order-plan"
                  value={plan}
                  checked={plan === offer.plan}
                  onChoose={() => onPlan(plan)}
                  label={t(`summary.${plan}`)}
                  price={format.price(price)}
                  note={isMonthly(plan) ? `${c('perMonth')} ${priceNote}` : priceNote}
                />
              ))}
            </ChoiceList>
          )}
          <CouponBox frame={frame} coupon={coupon} disabled={!live} />
          <TotalLines offer={offer} coupon={coupon.state} />
        </div>
      </div>
    </aside>
  );
}
