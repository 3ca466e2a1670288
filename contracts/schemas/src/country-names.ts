import type { COUNTRIES } from './constants.js';
import { LANGUAGES, type Language } from './languages/languages.js';
import { otherCountry } from './messages/names.js';

type Offered = Exclude<(typeof COUNTRIES)[number], 'Other'>;

/** The countries that have customers or stores, by their English name as it is stored, with their codes (ISO 3166-1). */
const CODES: Readonly<Record<string, string>> = {
  Germany: 'DE',
  'United States': 'US',
  'United Kingdom': 'GB',
  France: 'FR',
  Italy: 'IT',
  Spain: 'ES',
  Switzerland: 'CH',
  Austria: 'AT',
  Netherlands: 'NL',
  Belgium: 'BE',
  Denmark: 'DK',
  Liechtenstein: 'LI',
  Luxembourg: 'LU',
  Monaco: 'MC',
  Sweden: 'SE',
} satisfies Record<Offered, string> & Record<string, string>;

const made: Partial<Record<Language, Intl.DisplayNames>> = {};
/** Created at first use, because it takes milliseconds on a phone. */
const regions = (language: Language): Intl.DisplayNames =>
  (made[language] ??= new Intl.DisplayNames(language, { type: 'region' }));

/** The name of a country in a language, by its stored English name; an unknown country is returned unchanged. */
export function countryName(country: string, language: Language): string {
  if (country === 'Other') return otherCountry(language);
  const code = Object.hasOwn(CODES, country) ? CODES[country] : undefined;
  return (code && regions(language).of(code)) ?? country;
}

let english: ReadonlyMap<string, string> | undefined;

/** A country's English name by its name in any language, whatever the case; an unknown country is returned unchanged. */
export function englishCountryName(name: string): string {
  english ??= new Map(
    LANGUAGES.flatMap((language) =>
      [...Object.keys(CODES), 'Other'].map((country) => [countryName(country, language).toLowerCase(), country]),
    ),
  );
  return english.get(name.toLowerCase()) ?? name;
}
