import { languageName } from '@vitrine/schemas';
import { format } from '../../shared/format.js';
import { type Order, orderTypeLabel } from '../order.js';
import { Facts } from '../../shared/layout/facts.js';
import { Section } from '../../shared/layout/section.js';

/** The requested product, its prices, and the customer's notes. */
export function OrderFacts({ order }: { order: Order }) {
  const { couponCode, couponDiscount, originalPrice, monthlyPrice, subscriptionEndsAt } = order;
  return (
    <Section title="Request">
      <Facts
        facts={[
          ['Product', order.productName],
          ['Type', orderTypeLabel(order)],
          ['Original price', format.price(originalPrice)],
          ['Coupon', couponCode && `${couponCode} (−${format.price(couponDiscount)})`],
          ['Price', format.price(order.productPrice)],
          ['Monthly price', monthlyPrice !== null && format.price(monthlyPrice)],
          ['Period ends', subscriptionEndsAt && format.dateTime(subscriptionEndsAt)],
          ['Received', format.dateTime(order.createdAt)],
          ['Language', languageName(order.language)],
          ['Customer notes', order.notes],
        ]}
      />
    </Section>
  );
}
