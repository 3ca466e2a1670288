import { inLanguage, useEnvironment, useLanguage, useTexts } from '@vitrine/platform';
import { ORDER_TEXTS } from './texts.js';

/** The text below the page's heading; the time until an answer stays in one line. */
export function useLead(): string {
  const t = useTexts(ORDER_TEXTS);
  const { settings } = useEnvironment();
  const { language } = useLanguage();
  const answerTime = inLanguage(settings.answerTime, language)
    .replaceAll(' ', '\u00a0')
    .replaceAll('\u2013', '\u2013\u2060');
  return t('lead', { answerTime });
}
