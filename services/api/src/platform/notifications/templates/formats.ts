import { COMPANY_TIME_ZONE, type Language } from '@vitrine/schemas';

/** Locales of the mails. */
const MAIL_LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' };

/** Euros as the site writes them: cents only where there are some. */
export const euroFormat = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(MAIL_LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });

/** How people name an order or a contact request: `#` and the last 8 characters of its id. */
export const shortNumber = (id: string): string => `#${id.slice(-8)}`;

/** When something was received, in Germany's time. */
export const receiptTime = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(MAIL_LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: COMPANY_TIME_ZONE,
  }).format(at);

/** A time of an appointment, with its weekday, as clocks in a zone show it. */
export const zonedTime = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(MAIL_LOCALES[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

/** The name of a zone in words, as at a time: `Mitteleuropäische Normalzeit`. */
export const zoneName = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(MAIL_LOCALES[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
