/** Assumed lifetime of a token without `exp` (back-office spec, administrator session). */
const DEFAULT_LIFE_SECONDS = 3600;

/** The claims of a token; null for a text that is no three-part token. Times are in seconds since 1970. */
export function readClaims(token: string): { exp?: unknown; iat?: unknown; sid?: unknown } | null {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const claims: unknown = JSON.parse(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' ? claims : null;
  } catch {
    return null;
  }
}

/** When a token ends, in milliseconds since 1970; null for a text that is no three-part token. */
export function tokenEnd(token: string, now = Date.now()): number | null {
  const claims = readClaims(token);
  if (claims === null) return null;
  return typeof claims.exp === 'number' ? claims.exp * 1000 : now + DEFAULT_LIFE_SECONDS * 1000;
}

/** Identifies the session of a token; a renewed token has the same session. */
export function tokenSession(token: string): string {
  const sid = readClaims(token)?.sid;
  return typeof sid === 'string' ? sid : token;
}
