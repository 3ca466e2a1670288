import { formats } from '@vitrine/platform';

/** Chromium loads all its locales when it formats the first number, which takes as long as rendering a page. */
export const warmUpPrices = (): void => void formats.de.price(0);

/** Chromium does the same when it formats the first date. */
export const warmUpDates = (): void => void formats.de.date('2000-01-01');
