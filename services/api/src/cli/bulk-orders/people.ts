import type { CustomerInfo } from '@vitrine/schemas';

const FIRST_NAMES =
  `Anna Bernd Carla Clemens Dagmar David Elena Emil Eva Felix Franziska Georg Greta Hannah Heinrich Helene Ida Jakob Jana
  Johannes Josef Julia Karl Katharina Klara Konstantin Lea Leonhard Lina Lukas Luise Magdalena Maria Martin Mathilde Maximilian Michael Mira
  Moritz Nadja Nikolaus Nora Oskar Paul Pauline Philipp Raphael Rosa Sabine Simon Sophie Stefan Susanne Theresa Thomas Tobias Ulrike Valentin
  Veronika Viktor Walter Wilhelmina Xaver Zoë`.split(/\s+/);

const LAST_BEGINNINGS =
  `Alt Bach Berg Birken Blumen Brand Buch Burg Dorn Eber Eich Engel Erlen Falken Feld Fichten Forst Frei Fuchs Gold Grün Haber
  Hage Hart Hasel Heil Hirsch Hoch Hohl Holz Kalten Kirch Klee Königs Korn Kreuz Lang Lehm Linden Löwen Mai Mühl Neu Nuss Ober Oster Rehm
  Reich Rosen Roth Sand Schön Schwarz Silber Sommer Stein Stern Tannen Traut Unter Vogel Wald Weiden Weiß Winter Wolf Zeller`.split(
    /\s+/,
  );

const LAST_ENDINGS = [
  'acher',
  'bauer',
  'berger',
  'burg',
  'dorf',
  'eck',
  'feld',
  'hammer',
  'hofer',
  'kamp',
  'mann',
  'stein',
  'thal',
  'wald',
];

const TRADES = ['Juwelier', 'Uhren', 'Goldschmiede', 'Schmuckhaus', 'Atelier', 'Chronometrie', 'Uhrmacherei', 'Maison'];

const CITIES = [
  'Aachen',
  'Augsburg',
  'Bamberg',
  'Basel',
  'Berlin',
  'Bremen',
  'Dresden',
  'Essen',
  'Genf',
  'Graz',
  'Hamburg',
  'Innsbruck',
  'Köln',
  'Leipzig',
  'Linz',
  'Luzern',
  'Mainz',
  'München',
  'Münster',
  'Salzburg',
  'Stuttgart',
  'Wien',
  'Zürich',
];

/** A pseudo-random generator of numbers in [0, 1) (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the values; the square makes the first ones more frequent, like the frequencies of names. */
export const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() ** 2 * values.length)] as Value;

/** A realistic customer: about a million different names, and companies that have words in common. */
export function customer(random: () => number): CustomerInfo {
  const first = pick(FIRST_NAMES, random);
  const last = pick(LAST_BEGINNINGS, random) + pick(LAST_ENDINGS, random);
  const trade = pick(TRADES, random);
  const city = pick(CITIES, random);
  const number = Math.floor(random() * 9000) + 1000;
  return {
    companyName: `${trade} ${last} ${city}`,
    fullName: `${first} ${last}`,
    email: `${ascii(first)}.${ascii(last)}${number}@${ascii(trade)}-${ascii(city)}.example`,
    telephone: `+49 30 555${number}`,
    street: `Marktplatz ${(number % 200) + 1}`,
    city,
    postalCode: String(10_000 + number),
    federalState: 'Berlin',
    country: 'Germany',
  };
}

const ascii = (text: string): string => text.toLowerCase().replace(/ß/g, 'ss').normalize('NFD').replace(/\p{M}/gu, '');
