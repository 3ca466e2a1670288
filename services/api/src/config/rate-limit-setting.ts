/** At most `points` requests in `seconds`; `null` = no limit. */
export type RateLimitSetting = { points: number; seconds: number } | null;

/** Parses `30/60s` (30 requests in 60 seconds) or `off`, whose form has been checked. */
export function parseRateLimit(text: string): RateLimitSetting {
  if (text === 'off') return null;
  const [points = 0, seconds = 0] = text.slice(0, -1).split('/').map(Number);
  return { points, seconds };
}
