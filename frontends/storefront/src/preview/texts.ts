import { registerTexts } from '@vitrine/platform';

export const PREVIEW_TEXTS = registerTexts('preview', {
  de: { bar: 'Vorschau, nicht öffentlich' },
  en: { bar: 'Preview, not public' },
});
