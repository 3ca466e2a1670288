export * from './constants.js';
export * from './imports.js';
export * from './languages/languages.js';
export * from './languages/text-set.js';
export * from './error-codes.js';
export * from './events.js';
export * from './live.js';
export * from './trash.js';
export * from './media-uses.js';
export * from './permissions.js';
export { ADMIN_SCREENS, type AdminScreen, type ActionOn, type ScreenNeeding } from './admin-screens.js';
export { catalogue } from './messages/catalogue.js';
export { findMessage, messageText, sentence } from './messages/translate.js';
export { isAmbiguousAmount, readAmount } from './fields/amount-text.js';
export { fieldErrors, isMoney } from './fields/fields.js';
export { escapeFormula, neutralizeFormulas, unescapeFormula } from './spreadsheets/formula-cells.js';
export { translatedTextsDescription, versionSchema } from './fields/admin-fields.js';
export * from './fields/secrets.js';
export { keptNetwork, loggedPath, MAX_PATH, visitorNetwork } from './requests/visitors.js';
export * from './design/colour.js';
export { type AppConfiguration, appConfigurationSchema, toDesignFragment } from './design/app-configuration.js';
export { patternName, replySubject, typefaceName } from './messages/names.js';
export * from './requests/orders/order-request.js';
export * from './requests/coupons/coupon.js';
export { words } from './fields/words.js';
export * from './resources/coupon.js';
export {
  changePasswordFormSchema,
  changePasswordSchema,
  signInSchema,
  type ChangePassword,
  type SignIn,
} from './requests/staff/admin-session.js';
export * from './requests/staff/saved-view.js';
export * from './requests/staff/api-key.js';
export * from './requests/staff/team.js';
export * from './requests/staff/second-factor.js';
export * from './requests/staff/passkey.js';
export * from './requests/orders/order-admin.js';
export * from './requests/orders/export-columns.js';
export * from './requests/export-columns.js';
export * from './requests/contact.js';
export * from './requests/day-filters.js';
export * from './requests/desk.js';
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
export * from './publication/preview.js';
export { isMoment } from './fields/times/moment.js';
export { getPublicationState, PUBLICATION_STATES, type PublicationState } from './publication/publication.js';
export { isSlug, toSlug } from './fields/slug.js';
export * from './page-trace.js';
export * from './resources/reply-template.js';
export * from './requests/events.js';
export * from './requests/live.js';
export * from './requests/webhooks.js';
export * from './requests/search.js';
export { isSafeLink, linkTarget } from './fields/link.js';
export { isOpeningHours, type OpeningPeriod } from './fields/times/opening-hours.js';
export * from './fields/rich-text.js';
export * from './requests/upload.js';
export * from './requests/import.js';
export * from './resources/hero.js';
export * from './resources/media-file.js';
export * from './resources/interview.js';
export * from './settings/settings.js';
export * from './settings/house-colours.js';
export * from './settings/house-fonts.js';
export { FIRST_SETTINGS } from './settings/first-settings.js';
export * from './requests/privacy.js';
export * from './requests/audit.js';
export * from './requests/staff/trash.js';
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
export { isBlank, missingTexts } from './translated/missing-texts.js';
export * from './translated/translated-kinds.js';
