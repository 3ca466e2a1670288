import { formats } from '@vitrine/platform';

/** Chromium reads all its locales for the first number that it formats, which takes as long as drawing a page. */
export const warmUpPrices = (): void => void formats.de.price(0);

/** Chromium reads all its locales for the first date that it formats, too. */
export const warmUpDates = (): void => void formats.de.date('2000-01-01');
