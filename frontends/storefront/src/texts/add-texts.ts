import { addAppTexts, type AppTexts } from '@vitrine/app-screens';
import { addTexts, type FurtherLanguage } from '@vitrine/platform';
import { addSharedTexts, type FurtherTexts } from '@vitrine/schemas/texts';
import type { StorefrontTexts } from './storefront-texts.js';

/**
 * Makes the texts of a further language known.
 * @param shared what services and front ends have in common
 * @param app of the screens of the app that is sold
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
