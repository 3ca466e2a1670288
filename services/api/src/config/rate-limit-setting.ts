import { ConfigurationError, forms } from '@vitrine/kit';

/** So many requests within so many seconds; `null` = no limit. */
export type RateLimitSetting = { points: number; seconds: number } | null;

/**
 * Parses `30/60s` (30 requests in 60 seconds) or `off`.
 * @throws ConfigurationError naming the variable
 */
export function parseRateLimit(variable: string, text: string): RateLimitSetting {
  if (text === 'off') return null;
  if (!forms.RATE_LIMIT.test(text)) throw new ConfigurationError(variable, `must ${forms.RATE_LIMIT.must}`);
  const [points = 0, seconds = 0] = text.slice(0, -1).split('/').map(Number);
  return { points, seconds };
}
