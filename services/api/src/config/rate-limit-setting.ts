import { ConfigurationError } from './read-environment.js';

/** So many requests within so many seconds; `null` = no limit. */
export type RateLimitSetting = { points: number; seconds: number } | null;

/**
 * Parses `30/60s` (30 requests in 60 seconds) or `off`.
 * @throws ConfigurationError naming the variable
 */
export function parseRateLimit(variable: string, text: string): RateLimitSetting {
  if (text === 'off') return null;
  const match = /^([1-9]\d{0,6})\/([1-9]\d{0,5})s$/.exec(text);
  if (!match) throw new ConfigurationError(variable, `must look like 30/60s or be off, not "${text}"`);
  return { points: Number(match[1]), seconds: Number(match[2]) };
}
