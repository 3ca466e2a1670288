import { orderTypeOf, plansOf } from './plans.js';

describe('plans', () => {
  it('offers only what has a price, also a price of nothing', () => {
    expect(plansOf({ price: 4900, subscriptionPrice: null, enhancedServicePrice: 0 })).toEqual([
      { plan: 'product', price: 4900 },
      { plan: 'enhanced', price: 0 },
    ]);
  });

  it('says in an order request what the plan means', () => {
    expect(orderTypeOf('product')).toEqual({ orderType: 'product' });
    expect(orderTypeOf('accessory')).toEqual({ orderType: 'accessory' });
    expect(orderTypeOf('enhanced')).toEqual({ orderType: 'subscription', subscriptionType: 'enhanced' });
  });
});
