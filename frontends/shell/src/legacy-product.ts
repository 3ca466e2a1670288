const KEY = 'recentProductId';

/** A remembered product that is the one retired id must not be offered again (public spec, start of the page). */
export function clearLegacyProduct(legacyId: string | null): void {
  if (legacyId === null) return;
  try {
    if (localStorage.getItem(KEY) === legacyId) localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: nothing is remembered then.
  }
}
