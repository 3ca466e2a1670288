import { storedText, useStored } from '@vitrine/platform';

const location = storedText<string | null>('location', (text) => text || null, null, 'session');

/**
 * The country whose stores a visitor wants, as stored with the stores (its English name), kept for the visit; null is all of them. The
 * server and the first paint know none (design: Location picker).
 */
export const useLocationChoice = () => useStored(location);
