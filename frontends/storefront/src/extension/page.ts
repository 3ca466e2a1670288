/** What a page of an extension may use (docs/guides/extend.md). */
export {
  ApiFailure,
  type Language,
  PageHead,
  registerTexts,
  useLanguage,
  useMutation,
  usePublicQuery,
  useSettings,
  useTexts,
} from '@vitrine/platform';
export { callApi } from '@vitrine/platform/extension';
export { createIdempotencyKeys } from '@vitrine/platform/idempotency-keys';
export { Alert, Button, Checkbox, Form, Select, TextField, ThemeProvider } from '@vitrine/ui';
export { PublicPage } from '../layout/index.js';
export { Eyebrow } from '../shared/controls/eyebrow.js';
export { NoScriptNotice } from '../shared/controls/states/no-script-notice.js';
export { useHydrated } from '../shared/controls/states/hydrated.js';
export { failureText } from '../shared/failure-text.js';
export { usePageTitle } from '../shared/pages/use-page-title.js';
export { FormEnd } from '../shared/request-form/form-end.js';
export { SentRequest } from '../shared/request-form/sent-request.js';
export { PrivacyHint } from '../shared/privacy-hint.js';
export { default as formStyles } from '../shared/page-layout/form.module.css';
export { default as pageStyles } from '../shared/page-layout/split.module.css';
