const KEY = 'recentProductId';

/** Removes the stored product when it is the retired one, which must not be offered again (public spec, start of the page). */
export function clearLegacyProduct(legacyId: string | null): void {
  if (legacyId === null) return;
  try {
    if (localStorage.getItem(KEY) === legacyId) localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off, so nothing is stored.
  }
}
