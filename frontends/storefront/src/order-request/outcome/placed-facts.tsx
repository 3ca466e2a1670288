import { useFormat, usePriceNote, useTexts } from '@vitrine/platform';
import { CONTROL_TEXTS } from '../../shared/controls/texts.js';
import { useTotals } from '../summary/use-totals.js';
import { ORDER_TEXTS } from '../texts.js';
import styles from './order-success.module.css';
import type { PlacedOrder } from './placed-order.js';

/** A request's number for people: the last 8 characters of its first order's id (public spec §9). */
const toNumber = (id: string) => `#${id.slice(-8)}`;

/** What was requested, on which plans, and the totals. */
export function PlacedFacts({ orders }: { orders: readonly PlacedOrder[] }) {
  const t = useTexts(ORDER_TEXTS);
  const priceNote = usePriceNote();
  const totals = useTotals(
    orders.map(({ subscriptionType, originalPrice, productPrice }) => ({
      monthly: subscriptionType !== null,
      price: originalPrice,
      total: productPrice,
    })),
  );
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('success.number')}</dt>
        <dd>{toNumber(orders[0]?.id ?? '')}</dd>
      </div>
      {orders.map((order) => (
        <PlacedItem key={order.id} order={order} isAlone={orders.length === 1} />
      ))}
      {totals.map((total) => (
        <div key={total.label}>
          <dt>{total.label}</dt>
          <dd>
            {total.amount} <small>{priceNote}</small>
            {total.then && `, ${total.then}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One requested item; among several with its own price. */
function PlacedItem({ order, isAlone }: { order: PlacedOrder; isAlone: boolean }) {
  const t = useTexts(ORDER_TEXTS);
  const c = useTexts(CONTROL_TEXTS);
  const format = useFormat();
  const { productName, orderType, subscriptionType, originalPrice, productPrice } = order;
  const plan = orderType === 'accessory' ? undefined : t(`summary.${subscriptionType ?? 'product'}`);
  if (isAlone) {
    return (
      <div>
        <dt>{t('success.requested')}</dt>
        <dd>
          {productName}
          {plan && `, ${plan}`}
        </dd>
      </div>
    );
  }
  return (
    <div>
      <dt>{productName}</dt>
      <dd>
        {plan && `${plan}, `}
        {format.price(subscriptionType === null ? productPrice : originalPrice)}
        {subscriptionType !== null && ` ${c('perMonth')}`}
      </dd>
    </div>
  );
}
