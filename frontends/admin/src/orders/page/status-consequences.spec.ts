import { statusConsequences } from './status-consequences.js';

const ORDER = {
  status: 'pending',
  orderType: 'subscription',
  subscriptionStatus: null,
  couponCode: 'ATELIER1',
} as const;

it('mentions a subscription that begins, a price that is locked and a coupon that is given back', () => {
  expect(statusConsequences(ORDER, 'pending')).toEqual([]);
  expect(statusConsequences(ORDER, 'confirmed')[0]).toMatch(/^The subscription begins/);
  expect(statusConsequences({ ...ORDER, orderType: 'product' }, 'completed')[0]).toMatch(/^The price can no longer/);
  expect(statusConsequences(ORDER, 'cancelled')).toContain('The coupon ATELIER1 gets its use back.');
  expect(statusConsequences({ ...ORDER, status: 'cancelled' }, 'pending')[0]).toMatch(/redeemed again/);
});

it('offers a mail with a change to confirmed, completed or cancelled, and with no other', () => {
  for (const to of ['confirmed', 'completed', 'cancelled'] as const)
    expect(statusConsequences(ORDER, to).at(-1)).toMatch(/is offered once it is saved/);
  expect(statusConsequences({ ...ORDER, status: 'confirmed' }, 'pending').at(-1)).toMatch(/^No mail is sent to/);
});
