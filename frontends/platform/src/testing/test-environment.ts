import { FIRST_SETTINGS } from '@vitrine/schemas';
import type { Environment } from '../environment.js';

/** What the public origin would tell a page under test. */
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
