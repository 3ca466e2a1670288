import { orderListQuerySchema, orderUpdateSchema } from './order-admin.js';

test('an order can be sent back as it was read: null counts as not given, and null notes are cleared', () => {
  const order = {
    id: 'x',
    status: 'confirmed',
    adminNotes: null,
    subscriptionStatus: null,
    productPrice: 8010,
    version: 1,
  };
  expect(orderUpdateSchema.validateSync(order)).toEqual({
    status: 'confirmed',
    adminNotes: '',
    productPrice: 8010,
    version: 1,
  });
  expect(orderUpdateSchema.validateSync({})).toEqual({});
});

test('a repeated query parameter is refused with the sentence of its rule', () => {
  expect(() => orderListQuerySchema.validateSync({ status: ['pending', 'confirmed'] })).toThrow(
    'Status must be one of pending, confirmed, completed, cancelled',
  );
});
