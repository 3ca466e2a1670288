import { addAppTexts, type AppTexts } from '@vitrine/app-screens';
import { addTexts, type FurtherLanguage } from '@vitrine/platform';
import { addSharedTexts, type FurtherTexts } from '@vitrine/schemas/texts';
import type { StorefrontTexts } from './storefront-texts.js';

/**
 * Registers the texts of a further language.
 * @param shared the texts that services and front ends share
 * @param app the texts of the screens of the app
 */
export function addStorefrontTexts(
  language: FurtherLanguage,
  texts: StorefrontTexts,
  shared: FurtherTexts,
  app: AppTexts,
): void {
  addTexts(language, { ...texts });
  addSharedTexts(language, shared);
  addAppTexts(language, app);
}
