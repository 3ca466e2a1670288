export * from './constants.js';
export * from './error-codes.js';
export * from './permissions.js';
export { catalogue } from './messages/catalogue.js';
export { findMessage, messageText, sentence } from './messages/translate.js';
export { readAmount } from './fields/amount-text.js';
export { fieldErrors, isMoney } from './fields/fields.js';
export { versionSchema } from './fields/admin-fields.js';
export * from './fields/secrets.js';
export { keptNetwork, loggedPath, LONGEST_PATH, visitorNetwork } from './requests/visitors.js';
export * from './design/colour.js';
export { type AppConfiguration, appConfigurationSchema, toDesignFragment } from './design/app-configuration.js';
export { APP_PATTERN_NAMES, APP_TYPEFACE_NAMES } from './messages/app-design-names.js';
export * from './requests/order-request.js';
export * from './requests/coupon.js';
export { words } from './fields/words.js';
export * from './resources/coupon.js';
export * from './requests/admin-session.js';
export * from './requests/order-admin.js';
export * from './requests/contact.js';
export * from './requests/demonstrations/demonstration.js';
export * from './time-zones.js';
export * from './requests/accessory.js';
export * from './resources/accessory.js';
export * from './resources/feature.js';
export * from './resources/product.js';
export * from './resources/store.js';
export * from './resources/content-page.js';
export * from './resources/homepage-section.js';
export * from './resources/article.js';
export { isSlug, toSlug } from './fields/slug.js';
export * from './requests/search.js';
export { isSafeLink, linkTarget } from './fields/link.js';
export type { OpeningPeriod } from './fields/opening-hours.js';
export * from './fields/rich-text.js';
export * from './requests/upload.js';
export * from './resources/hero.js';
export * from './resources/interview.js';
export * from './requests/privacy.js';
export * from './requests/audit.js';
export * from './requests/statistics.js';
export type {
  Boot,
  DocumentRequest,
  PageData,
  ReleaseDocument,
  RemoteEntry,
  RenderedPage,
  Renderer,
  RenderRequest,
} from './page.js';
