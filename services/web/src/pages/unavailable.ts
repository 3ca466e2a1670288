import type { Language } from '@vitrine/schemas';
import { PAGE_TEXTS } from '../texts/page-texts.js';
import { escapeHtml } from './escape-html.js';

/** The page while no release of the shell is live. */
export function unavailablePage(language: Language, house: string): string {
  const { title, sentence } = PAGE_TEXTS[language].unavailable;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} – ${escapeHtml(house)}</title></head><body><h1>${title}</h1><p>${sentence}</p></body></html>`;
}
