import { FIRST_SETTINGS } from '@vitrine/schemas';
import type { Environment } from '../environment.js';

/** The environment of a page under test, as the public origin would send it. */
export const testEnvironment: Environment = {
  language: 'de',
  publicUrl: 'https://vitrine.example',
  pages: [],
  picture: null,
  remotes: {},
  settings: { ...FIRST_SETTINGS, languages: ['de', 'en'] },
  priceNote: { de: 'zzgl. MwSt.', en: 'plus VAT' },
  legacyProductId: null,
  mediaOrigins: [],
  mapStyleUrl: null,
  production: false,
};
