export { PLATFORM_CONTRACT } from './contract.js';
export type { Boot, PageData, RemoteEntry } from '@vitrine/schemas';
export { useEnvironment } from './environment.js';
export * from './browser/router.js';
export { type LeaveGuard, useLeaveGuard } from './browser/leave-guard.js';
export { type Stored, type StorageArea, storedJson, storedText, useStored } from './browser/storage.js';
export { consent, type ConsentStatus, useConsent } from './browser/consent.js';
export { useAccessibility } from './browser/accessibility.js';
export { answer, api, wrapSending } from './api/client.js';
export type { components, operations, paths } from '@vitrine/openapi';
export { ApiFailure, type FieldFailure, type LastChange, type SecondStep } from './api/failure.js';
export * from './api/query.js';
export type { PublicRead } from './api/public-read.js';
export {
  DEFAULT_LANGUAGE,
  type FurtherLanguage,
  inLanguage,
  type InLanguages,
  isLanguage,
  type Language,
  languageName,
  LANGUAGES,
  LOCALES,
} from './language/language.js';
export { offerTexts } from './language/further.js';
export { addTexts, registerTexts, type Texts, type TextsOf, type Translate, useTexts } from './language/texts.js';
export { useLanguage } from './language/use-language.js';
export { type Format, formats, useFormat, usePriceNote } from './language/format.js';
export { PageHead, type PageHeadProps } from './page/head.js';
export { type AwaitedPageProps, type LazyPage, lazyPage } from './page/lazy-page.js';
export { PriceNote } from './page/price-note.js';
export { type HouseSettings, useReplaceSettings, useSettings } from './settings/use-settings.js';
export { session, type SessionEnd } from './session/session.js';
export { readClaims } from './session/token.js';
export { forgetPrivate, type Session, type SignedInAdmin, useSession } from './session/use-session.js';
