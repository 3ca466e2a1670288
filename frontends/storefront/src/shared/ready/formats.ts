import { formats } from '@vitrine/platform';

/** Chromium reads all its locales for the first number that it formats, which takes as long as drawing a page. */
export const readyPrices = (): void => void formats.de.price(0);

/** As with the first number. */
export const readyDates = (): void => void formats.de.date('2000-01-01');
