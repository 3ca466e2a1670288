import { ConfigurationError } from './read-environment.js';

/** A period as PostgreSQL's `interval` reads it, e.g. `6 months`; `null` = kept for ever. */
export type RetentionSetting = RetentionPeriod | null;
export type RetentionPeriod = `${number} ${'days' | 'months' | 'years'}`;

const UNITS = { d: 'days', mo: 'months', y: 'years' } as const;

/**
 * Parses `90d`, `6mo`, `10y` or `off` (kept for ever).
 * @throws ConfigurationError naming the variable
 */
export function parseRetention(variable: string, text: string): RetentionSetting {
  if (text === 'off') return null;
  const match = /^([1-9]\d{0,3})(d|mo|y)$/.exec(text);
  const unit = match?.[2];
  if (!match || (unit !== 'd' && unit !== 'mo' && unit !== 'y')) {
    throw new ConfigurationError(variable, `must look like 90d, 6mo or 10y, or be off, not "${text}"`);
  }
  return `${Number(match[1])} ${UNITS[unit]}`;
}
