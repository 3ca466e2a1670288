import { frontendJest } from '@vitrine/platform/jest';

/**
 * The specs that take half of the unit tests' time, because they go through whole screens. SHORT_TESTS leaves them out, where the browser tests walk the
 * most used of these screens; `test:all` runs them.
 */
const LONG_TESTS = [
  'configure/configure-page.spec.tsx',
  'contact/contact-page.spec.tsx',
  'demonstration/demonstration-page.spec.tsx',
  'navigation/navigation-bar.spec.tsx',
  'order-request/order-request.spec.tsx',
  'order-request/several/several-request.spec.tsx',
  'product-detail/gallery.spec.tsx',
  'product-detail/product-page.spec.tsx',
  'slow-or-unreachable.spec.tsx',
  'store-locator/store-locator-page.spec.tsx',
];

export default {
  ...frontendJest(import.meta.dirname, LONG_TESTS),
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
