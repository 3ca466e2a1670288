import { ORDER_STATUSES } from '@vitrine/schemas';
import { assertAllowed, listEffects, ORDER_LIFECYCLE } from './order-lifecycle.js';
import { oneMonthAfter, renewedUntil } from './subscription-period.js';

describe('order lifecycle', () => {
  test('every status can be set from every other', () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        expect(() => assertAllowed({ status: from, productPriceCents: 1 }, { status: to })).not.toThrow();
      }
      expect(new Set([from, ...ORDER_LIFECYCLE[from].next])).toEqual(new Set(ORDER_STATUSES));
    }
  });

  test('cancelling an order gives its coupon back, and taking it up again redeems the coupon again', () => {
    expect(listEffects('pending', 'cancelled')).toEqual(['returnCoupon']);
    expect(listEffects('cancelled', 'pending')).toEqual(['redeemCoupon']);
    expect(listEffects('cancelled', 'confirmed')).toEqual(['redeemCoupon', 'startSubscription']);
    expect(listEffects('confirmed', 'completed')).toEqual(['startSubscription']);
    expect(listEffects('cancelled', 'cancelled')).toEqual([]);
  });

  test('the price of a completed order is locked, but the same price is no change', () => {
    const completed = { status: 'completed', productPriceCents: 100 } as const;
    expect(() => assertAllowed(completed, { productPriceCents: 100 })).not.toThrow();
    expect(() => assertAllowed(completed, { productPriceCents: 200 })).toThrow(
      expect.objectContaining({ code: 'PRICE_LOCKED', sentence: 'The price of a completed order cannot be changed' }),
    );
    expect(() => assertAllowed({ ...completed, status: 'confirmed' }, { productPriceCents: 200 })).not.toThrow();
  });
});

describe('subscription period', () => {
  test.each([
    ['2026-01-15T10:00:00Z', '2026-02-15T10:00:00Z'],
    ['2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z'],
    ['2028-01-31T10:00:00Z', '2028-02-29T10:00:00Z'],
    ['2026-12-31T10:00:00Z', '2027-01-31T10:00:00Z'],
  ])('a month after %p is %p', (from, to) => expect(oneMonthAfter(new Date(from))).toEqual(new Date(to)));

  test('a renewal continues a running period and starts anew after a gap', () => {
    const now = new Date('2026-05-10T00:00:00Z');
    expect(renewedUntil(now, new Date('2026-05-20T00:00:00Z'))).toEqual(new Date('2026-06-20T00:00:00Z'));
    expect(renewedUntil(now, new Date('2026-05-01T00:00:00Z'))).toEqual(new Date('2026-06-10T00:00:00Z'));
    expect(renewedUntil(now, null)).toEqual(new Date('2026-06-10T00:00:00Z'));
  });
});
