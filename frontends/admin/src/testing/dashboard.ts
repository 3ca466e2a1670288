/** Statistics without any figures. */
export const emptyStatistics = {
  timeZone: 'Europe/Berlin',
  days: [],
  conversion: { orders: 0, confirmed: 0, pending: 0, cancelled: 0 },
  plans: [],
  editions: [],
  coupons: [],
};

const none = () => ({ body: [] });

/** Answers of all lists with translated texts, with nothing in them. */
export const emptyTexts = {
  'GET /api/products': none,
  'GET /api/features/admin/all': none,
  'GET /api/hero/admin': () => ({
    body: { heading: null, video: null, translations: {}, version: 1, createdAt: null, updatedAt: null },
  }),
  'GET /api/accessories/admin/all': none,
  'GET /api/homepage-sections/admin/all': none,
  'GET /api/stores/all': none,
  'GET /api/interviews/admin/all': none,
  'GET /api/articles/admin/all': none,
  'GET /api/content-pages/admin/all': none,
  'GET /api/admin/reply-templates': none,
};

/** Answers to all requests of the dashboard, with nothing in them. */
export const emptyDashboard = {
  ...emptyTexts,
  'GET /api/orders/subscriptions/stats': () => ({
    body: { totalSubscriptions: 0, expiringSoon: 0, statusBreakdown: [] },
  }),
  'GET /api/admin/statistics': () => ({ body: emptyStatistics }),
  'GET /api/admin/attention': () => ({
    body: {
      overdueOrders: 0,
      expiringSubscriptions: 0,
      retriedMails: { orders: 0, contacts: 0 },
      failedMails: { orders: 0, contacts: 0, others: 0 },
      sampleContact: false,
    },
  }),
  'GET /api/admin/missing-translations': () => ({ body: { kinds: [] } }),
  'GET /api/hero': () => ({ body: { heading: null, video: null } }),
};
