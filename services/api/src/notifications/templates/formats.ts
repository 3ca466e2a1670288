import type { Language } from '@vitrine/schemas';

/** Locales of the mails. */
export const mailLocales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** How people name an order or a contact request: `#` and the last 8 characters of its id. */
export const shortNumber = (id: string): string => `#${id.slice(-8)}`;

/** When something was received, in Germany's time. */
export const receiptTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(mailLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(at);
