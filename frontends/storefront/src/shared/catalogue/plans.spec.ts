import { toOrderType, listPlans } from './plans.js';

describe('plans', () => {
  it('offers only plans with a price, which may be zero', () => {
    expect(listPlans({ price: 4900, subscriptionPrice: null, enhancedServicePrice: 0 })).toEqual([
      { plan: 'product', price: 4900 },
      { plan: 'enhanced', price: 0 },
    ]);
  });

  it('maps a plan to the fields of an order request', () => {
    expect(toOrderType('product')).toEqual({ orderType: 'product' });
    expect(toOrderType('accessory')).toEqual({ orderType: 'accessory' });
    expect(toOrderType('enhanced')).toEqual({ orderType: 'subscription', subscriptionType: 'enhanced' });
  });
});
