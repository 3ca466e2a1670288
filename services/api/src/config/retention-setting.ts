import { ConfigurationError } from '@vitrine/kit';

/** A period as PostgreSQL's `interval` reads it, e.g. `6 months`; `null` = kept for ever. */
export type RetentionSetting = RetentionPeriod | null;
export type RetentionPeriod = `${number} ${'days' | 'months' | 'years'}`;

/** A period as it is configured, e.g. `6mo`. */
export type RetentionText = `${number}${keyof typeof UNITS}`;

const UNITS = { d: 'days', mo: 'months', y: 'years' } as const;
const DAYS = { d: 1, mo: 365 / 12, y: 365 } as const;
/** More than any law asks for; far longer periods lead before the first day of PostgreSQL. */
const LONGEST = '100y';

/**
 * Parses `90d`, `6mo`, `10y` or `off` (kept for ever).
 * @param shortest what is erased does not come back, so a slip of the pen must not empty a table
 * @throws ConfigurationError naming the variable
 */
export function parseRetention(variable: string, text: string, shortest: RetentionText): RetentionSetting {
  if (text === 'off') return null;
  const period = read(text);
  if (!period) throw new ConfigurationError(variable, `must look like 90d, 6mo or 10y, or be off, not "${text}"`);
  if (toDays(text) < toDays(shortest) || toDays(text) > toDays(LONGEST)) {
    throw new ConfigurationError(variable, `must be ${shortest} to ${LONGEST}, or off, not "${text}"`);
  }
  return `${period.count} ${UNITS[period.unit]}`;
}

function read(text: string): { count: number; unit: keyof typeof UNITS } | undefined {
  const [, count, unit] = /^([1-9]\d{0,3})(d|mo|y)$/.exec(text) ?? [];
  return unit === 'd' || unit === 'mo' || unit === 'y' ? { count: Number(count), unit } : undefined;
}

function toDays(text: string): number {
  const period = read(text);
  return period ? Math.floor(period.count * DAYS[period.unit]) : 0;
}
