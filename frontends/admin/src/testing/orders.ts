import type { Order, OrderDetail, OrderPage } from '../orders/index.js';

/** An order with the given changes; `n` forms the end of its id. */
export function anOrder(n: number, changes: Partial<Order> = {}): Order {
  return {
    id: `0199a1b2-0000-7000-8000-0000${String(n).padStart(8, '0')}`,
    requestGroup: null,
    status: 'pending',
    productId: '0199a1b2-0000-7000-8000-000000000001',
    productName: 'Prestige Edition',
    orderType: 'subscription',
    subscriptionType: 'monthly',
    subscriptionStatus: null,
    subscriptionEndsAt: null,
    monthlyPrice: 490,
    originalPrice: 490,
    couponCode: null,
    couponDiscount: 0,
    productPrice: 490,
    erasedAt: null,
    customerInfo: { fullName: 'Erika Musterfrau', email: 'erika@example.com', companyName: 'Juwelier Beispiel GmbH' },
    notes: null,
    configuration: null,
    adminNotes: null,
    assignee: null,
    followUp: null,
    language: 'de',
    priceHistory: [],
    statusHistory: [],
    version: 1,
    createdAt: '2026-11-21T08:12:00.000Z',
    updatedAt: '2026-11-21T08:12:00.000Z',
    ...changes,
  };
}

export const toDetail = (order: Order, siblings: OrderDetail['siblings'] = []): OrderDetail => ({
  ...order,
  siblings,
  notification: { status: 'sent', sentAt: '2026-11-21T08:13:00.000Z', error: null },
});

/** A page of the audit log, with one person's decryptions at these times. */
export const decryptedAt = (...times: string[]) => ({
  entries: times.map((at, id) => ({ id: String(id), at, adminId: '1', admin: 'admin@vitrine.example' })),
  total: times.length,
  page: 1,
  limit: 10,
});

export function aPage(orders: Order[], changes: Partial<OrderPage> = {}): OrderPage {
  const count = (status: Order['status']) => orders.filter((order) => order.status === status).length;
  return {
    orders,
    total: orders.length,
    page: 1,
    limit: 20,
    next: null,
    asOf: '2026-11-27T09:00:00.000Z',
    statusCounts: {
      total: orders.length,
      pending: count('pending'),
      confirmed: count('confirmed'),
      completed: count('completed'),
      cancelled: count('cancelled'),
    },
    ...changes,
  };
}
