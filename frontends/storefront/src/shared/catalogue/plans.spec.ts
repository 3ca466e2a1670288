import { toOrderType, listPlans } from './plans.js';

describe('plans', () => {
  it('offers only what has a price, also a price of nothing', () => {
    expect(listPlans({ price: 4900, subscriptionPrice: null, enhancedServicePrice: 0 })).toEqual([
      { plan: 'product', price: 4900 },
      { plan: 'enhanced', price: 0 },
    ]);
  });

  it('says in an order request what the plan means', () => {
    expect(toOrderType('product')).toEqual({ orderType: 'product' });
    expect(toOrderType('accessory')).toEqual({ orderType: 'accessory' });
    expect(toOrderType('enhanced')).toEqual({ orderType: 'subscription', subscriptionType: 'enhanced' });
  });
});
