/** The state of a limit after a counted request. */
export interface LimitState {
  /** Requests that a window allows. */
  limit: number;
  remaining: number;
  /** Milliseconds until the window ends. */
  resetMs: number;
}

/** The headers about the limit of every limited call (contract, second part: Keys); `RateLimit-Reset` is in seconds from now. */
export const rateLimitHeaders = ({ limit, remaining, resetMs }: LimitState): Record<string, string> => ({
  'RateLimit-Limit': String(limit),
  'RateLimit-Remaining': String(remaining),
  'RateLimit-Reset': String(Math.ceil(resetMs / 1000)),
});

/** Of two limits that count the same request, the one that is reached first. */
export const getStricterLimit = (one: LimitState, other: LimitState): LimitState =>
  other.remaining < one.remaining ? other : one;
