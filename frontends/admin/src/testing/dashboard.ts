/** Figures of days that brought nothing. */
export const emptyStatistics = {
  timeZone: 'Europe/Berlin',
  days: [],
  conversion: { orders: 0, confirmed: 0, pending: 0, cancelled: 0 },
  plans: [],
  editions: [],
  coupons: [],
};

const none = () => ({ body: [] });

/** Lists of texts in several languages, with nothing in them yet. */
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

/** What the dashboard asks for, with nothing in it yet. */
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
