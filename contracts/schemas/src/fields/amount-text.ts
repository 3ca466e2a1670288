const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/** The text without currency and surrounding spaces; inner white space and apostrophes are unified. */
const bare = (text: string): string =>
  text
    .replace(/€|EUR/gi, '')
    .trim()
    .replace(/\s|’/gu, (mark) => (mark === '’' ? "'" : ' '));

/**
 * Whether a text could mean two amounts: `1.250` is either 1250 or 1.25. A leading zero, a second group or another kind of separator makes it
 * unambiguous.
 */
export const isAmbiguousAmount = (text: unknown): boolean =>
  typeof text === 'string' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare(text).replace(/^-/, ''));

/**
 * Reads an amount as people write it: `12,50`, `12.50`, `1.250,00`, `1,250.00`, `1 250`, `1'250.5`, with or without `€`.
 * @returns the number as written; undefined for a text that is no amount, or that {@link isAmbiguousAmount is ambiguous}
 */
export function readAmount(text: string): number | undefined {
  if (isAmbiguousAmount(text)) return undefined;
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(bare(text)) ?? [];
  const plain = plainDigits(digits);
  return plain === undefined ? undefined : Number(sign + plain);
}

/** The digits, with a decimal point if there are decimals; undefined for a text that is no amount. */
function plainDigits(text: string): string | undefined {
  const withDecimals = /^(.*)([.,])(\d+)$/.exec(text);
  const [, whole = '', mark = '', decimals = ''] = withDecimals ?? [];
  if (/^\d+$/.test(text)) return text;
  if (withDecimals && /^\d+$/.test(whole)) return `${whole}.${decimals}`;
  if (GROUPED.test(text)) return text.replace(/\D/g, '');
  if (withDecimals && GROUPED.test(whole) && !whole.includes(mark)) return `${whole.replace(/\D/g, '')}.${decimals}`;
  return undefined;
}
