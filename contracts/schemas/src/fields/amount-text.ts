const GROUPED = /^\d{1,3}(?:([.,' ])\d{3})(?:\1\d{3})*$/;

/** Without the currency's sign and the spaces around it; spaces inside are one kind of separator. */
const bare = (text: string): string =>
  text
    .replace(/€|EUR/gi, '')
    .trim()
    .replace(/\s|’/gu, (mark) => (mark === '’' ? "'" : ' '));

/**
 * Whether a text could mean two amounts: `1.250` is one thousand to some and one and a quarter to others. A leading zero,
 * a second group or another kind of separator settles it.
 */
export const isAmbiguousAmount = (text: unknown): boolean =>
  typeof text === 'string' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare(text).replace(/^-/, ''));

/**
 * Reads an amount as people write it: `12,50`, `12.50`, `1.250,00`, `1,250.00`, `1 250`, `1'250.5`, with or without `€`. In the
 * unit that is written; undefined for a text that is none, or that {@link isAmbiguousAmount is ambiguous}.
 */
export function readAmount(text: string): number | undefined {
  if (isAmbiguousAmount(text)) return undefined;
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(bare(text)) ?? [];
  const plain = plainDigits(digits);
  return plain === undefined ? undefined : Number(sign + plain);
}

/** The digits with at most a decimal point. */
function plainDigits(text: string): string | undefined {
  const withDecimals = /^(.*)([.,])(\d+)$/.exec(text);
  const [, whole = '', mark = '', decimals = ''] = withDecimals ?? [];
  if (/^\d+$/.test(text)) return text;
  if (withDecimals && /^\d+$/.test(whole)) return `${whole}.${decimals}`;
  if (GROUPED.test(text)) return text.replace(/\D/g, '');
  if (withDecimals && GROUPED.test(whole) && !whole.includes(mark)) return `${whole.replace(/\D/g, '')}.${decimals}`;
  return undefined;
}
