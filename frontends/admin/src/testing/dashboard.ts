/** What the dashboard asks for, with nothing in it yet. */
export const emptyDashboard = {
  'GET /api/orders/subscriptions/stats': () => ({
    body: { totalSubscriptions: 0, expiringSoon: 0, statusBreakdown: [] },
  }),
  'GET /api/admin/statistics': () => ({ body: { timeZone: 'Europe/Berlin', days: [] } }),
  'GET /api/hero': () => ({ body: { heading: null, video: null } }),
  'GET /api/hero/admin': () => ({
    body: { heading: null, video: null, translations: {}, version: 1, createdAt: null, updatedAt: null },
  }),
  'GET /api/products': () => ({ body: [] }),
};
