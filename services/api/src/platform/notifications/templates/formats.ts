import { COMPANY_TIME_ZONE, LANGUAGES, LOCALES, type Language } from '@vitrine/schemas';

/** Makes a format once for each language, because making one takes as long as filling the template of a whole mail. */
const forEachLanguage = <Format>(make: (locale: string) => Format): Readonly<Record<Language, Format>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(LOCALES[language])])) as Record<Language, Format>;

const EURO_FORMATS = forEachLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
);

const TIME_FORMATS = forEachLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: COMPANY_TIME_ZONE }),
);

/** Euros as the site writes them: cents only where there are some. */
export const euroFormat = (language: Language): Intl.NumberFormat => EURO_FORMATS[language];

/** How people name an order or a contact request: `#` and the last 8 characters of its id. */
export const shortNumber = (id: string): string => `#${id.slice(-8)}`;

/** When something was received, in Germany's time. */
export const receiptTime = (at: Date, language: Language): string => TIME_FORMATS[language].format(at);

/** A time of an appointment, with its weekday, as clocks in a zone show it. */
export const zonedTime = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(at);

/** The name of a time zone in words, which depends on the time of year: `Mitteleuropäische Normalzeit`. */
export const zoneName = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
