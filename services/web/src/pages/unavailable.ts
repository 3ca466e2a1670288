import type { Language } from '@vitrine/schemas';

const texts: Record<Language, { title: string; sentence: string }> = {
  de: {
    title: 'Einen Augenblick, bitte',
    sentence: 'Die Seite wird gerade vorbereitet. Bitte versuchen Sie es gleich noch einmal.',
  },
  en: { title: 'One moment, please', sentence: 'This page is being prepared. Please try again in a moment.' },
};

/** Sent while no release of the shell is live. */
export function unavailablePage(language: Language): string {
  const { title, sentence } = texts[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title} – Vitrine</title></head><body><h1>${title}</h1><p>${sentence}</p></body></html>`;
}
