import { useFormat, usePriceNote, useTexts } from '@vitrine/platform';
import { AppEyebrow } from '../../shared/catalogue/app-eyebrow.js';
import { PLAN_TEXTS } from '../../shared/catalogue/plan-texts.js';
import { enhancedHintKey, isMonthly, type Plan, type PlanOffer } from '../../shared/catalogue/plans.js';
import { Choice, ChoiceList } from '../../shared/controls/choice-list.js';
import { Eyebrow } from '../../shared/controls/eyebrow.js';
import { CONTROL_TEXTS } from '../../shared/controls/texts.js';
import { useHydrated } from '../../shared/controls/states/hydrated.js';
import { Picture } from '../../shared/picture/picture.js';
import { CouponBox } from '../coupon/coupon-box.js';
import type { OrderRoute } from '../order-route.js';
import type { OrderItem } from './order-item.js';
import styles from './order-summary.module.css';
import { ORDER_TEXTS } from '../texts.js';
import { RequestedDesign } from './requested-design.js';
import { TotalLines } from './total-lines.js';
import type { Coupon } from '../coupon/use-coupon.js';

interface OrderSummaryProps {
  route: OrderRoute;
  item: OrderItem;
  offer: PlanOffer;
  onPlan: (plan: Plan) => void;
  coupon: Coupon;
}

/** What is requested, on which plan, with which coupon and for how much. */
export function OrderSummary({ route, item, offer, onPlan, coupon }: OrderSummaryProps) {
  const t = useTexts(ORDER_TEXTS);
  const c = useTexts(CONTROL_TEXTS);
  const p = useTexts(PLAN_TEXTS);
  const format = useFormat();
  const priceNote = usePriceNote();
  const hydrated = useHydrated();
  return (
    <aside className={styles.summary} aria-label={t('summary.title')}>
      <div className={styles.inside}>
        <div className={styles.picture}>
          <Picture path={item.picture} pictures={item.pictures} alt="" sizes="(max-width: 60rem) 100vw, 42vw" first />
        </div>
        <div className={styles.facts}>
          <div className={styles.title}>
            {item.kind === 'product' ? (
              <AppEyebrow name={item.name} onGreen />
            ) : (
              <Eyebrow onGreen>{t('summary.accessory')}</Eyebrow>
            )}
            <h2 className={styles.name}>{item.name}</h2>
          </div>
          {item.kind === 'product' && (
            <ChoiceList label={t('summary.plans')} onGreen disabled={!hydrated}>
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
                  hint={plan === 'enhanced' ? p(enhancedHintKey(item.offers)) : undefined}
                />
              ))}
            </ChoiceList>
          )}
          {item.kind === 'product' && <RequestedDesign />}
          <CouponBox route={route} coupon={coupon} disabled={!hydrated} />
          <TotalLines lines={[{ productId: item.id, offer }]} coupon={coupon.state} />
        </div>
      </div>
    </aside>
  );
}
