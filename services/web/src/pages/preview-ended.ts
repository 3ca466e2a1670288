import type { Language } from '@vitrine/schemas';
import { PAGE_TEXTS } from '../texts/page-texts.js';
import { escapeHtml } from './escape-html.js';

/** The answer to a preview link that is forged or has expired, or whose entry was deleted. */
export function previewEndedPage(language: Language, house: string): string {
  const { title, sentence, home } = PAGE_TEXTS[language].previewEnded;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} – ${escapeHtml(house)}</title></head><body style="margin:0 auto;max-width:36rem;padding:15vh 1.5rem;font:1.125rem/1.6 Georgia,serif;color:#0b2a20;background:#faf9f4"><main><h1 style="font-weight:400;line-height:1.2">${title}</h1><p>${sentence}</p><p><a href="/" style="color:inherit">${home}</a></p></main></body></html>`;
}
