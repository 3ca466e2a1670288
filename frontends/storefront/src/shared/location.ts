import { storedText, useStored } from '@vitrine/platform';

const location = storedText<string | null>('location', (text) => text || null, null, 'session');

/**
 * The country whose stores a visitor wants, by its English name as in the stores, stored for the visit; null = all countries, also on the server and
 * during hydration (design: Location picker).
 */
export const useLocationChoice = () => useStored(location);
