import { frontendJest } from '@vitrine/platform/jest';

/**
 * The specs that take half of the unit tests' time, because they go through whole screens. SHORT_TESTS leaves them out, where the browser tests walk the
 * most used of these screens; `test:all` runs them.
 */
const LONG_TESTS = [
  'accessories/accessories.spec.tsx',
  'contacts/contacts-page.spec.tsx',
  'content-pages/content-pages-page.spec.tsx',
  'content-pages/reason/legal-pages.spec.tsx',
  'controls-by-role.spec.tsx',
  'coupons/coupons-page.spec.tsx',
  'dashboard/dashboard-page.spec.tsx',
  'demonstrations/demonstrations-page.spec.tsx',
  'factors/factors.spec.tsx',
  'homepage-sections/homepage-sections-page.spec.tsx',
  'interviews/interviews.spec.tsx',
  'layout/admin-layout.spec.tsx',
  'list-exports.spec.tsx',
  'media/media-page.spec.tsx',
  'orders/detail/order-dialog.spec.tsx',
  'orders/offered-mail.spec.tsx',
  'orders/orders-bulk.spec.tsx',
  'orders/orders-page.spec.tsx',
  'orders/page/order-page.spec.tsx',
  'orders/page/order-work.spec.tsx',
  'privacy/privacy-page.spec.tsx',
  'products/product-page.spec.tsx',
  'products/table/product-table.spec.tsx',
  'session/invitation/invitation-page.spec.tsx',
  'session/require-admin.spec.tsx',
  'session/step-up/step-up.spec.tsx',
  'settings/house/house-page.spec.tsx',
  'shared/rich-text/rich-text-field.spec.tsx',
  'stores/stores.spec.tsx',
  'team/team-page.spec.tsx',
];

export default {
  ...frontendJest(import.meta.dirname, LONG_TESTS),
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
