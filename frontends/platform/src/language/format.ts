import { useSettings } from '../settings/use-settings.js';
import { inLanguage, type Language, LANGUAGES, LOCALES } from './language.js';
import { useLanguage } from './use-language.js';

/** How numbers, prices and times are written in one locale. */
export interface Format {
  /** Euros; cents are written only where they are not zero. */
  price: (euros: number) => string;
  /** Day of an ISO 8601 time. */
  date: (iso: string) => string;
  /** Day and minute of an ISO 8601 time. */
  dateTime: (iso: string) => string;
  number: (value: number) => string;
}

/** Each formatter is created at its first use: it takes milliseconds, and most pages need one or two. */
function createFormat(locale: string, timeZone: string | undefined): Format {
  const price = lazyValue(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
  );
  const date = lazyValue(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }));
  const dateTime = lazyValue(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
  const number = lazyValue(() => new Intl.NumberFormat(locale));
  return {
    price: (euros) => price().format(euros),
    date: (iso) => date().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
    number: (value) => number().format(value),
  };
}

function lazyValue<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** The company's time zone, so that server and browser write the same day. An import from the schemas would make every first visit load them. */
const COMPANY_ZONE = 'Europe/Berlin';

export const formats = Object.fromEntries(
  LANGUAGES.map((language) => [language, createFormat(LOCALES[language], COMPANY_ZONE)]),
) as Record<Language, Format>;

/** {@link Format} of the page's language. */
export function useFormat(): Format {
  return formats[useLanguage().language];
}

/** The note beside every price, such as `zzgl. MwSt.`. */
export function usePriceNote(): string {
  const { language } = useLanguage();
  return inLanguage(useSettings().priceNote, language);
}
