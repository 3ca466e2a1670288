/** Assumed life of a token that does not say when it ends (back-office spec, administrator session). */
const DEFAULT_LIFE_SECONDS = 3600;

/** When a token ends, in milliseconds since 1970; null for a text that is no three-part token. */
export function tokenEnd(token: string, now = Date.now()): number | null {
  const parts = token.split('.');
  if (parts.length !== 3 || parts.some((part) => part === '')) return null;
  try {
    const payload: unknown = JSON.parse(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof payload !== 'object' || payload === null) return null;
    const { exp } = payload as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : now + DEFAULT_LIFE_SECONDS * 1000;
  } catch {
    return null;
  }
}
