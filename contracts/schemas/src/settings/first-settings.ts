import { LANGUAGES } from '../languages/languages.js';
import { FIRST_COLOURS } from './house-colours.js';
import type { HouseSettings } from './settings.js';

/** The settings until staff save their own; the operator's variables override them. The addresses are reserved for examples. */
export const FIRST_SETTINGS: HouseSettings = {
  name: 'Vitrine',
  logo: null,
  colours: { ...FIRST_COLOURS },
  fonts: 'classic',
  contact: {
    email: 'atelier@vitrine.example',
    telephone: '+49 89 99998010',
    address: 'Lindenhofgasse 7, 80331 München',
  },
  social: {
    video: 'https://video.vitrine.example',
    photos: 'https://photos.vitrine.example',
    apps: 'https://apps.vitrine.example',
    site: 'https://www.vitrine.example',
  },
  legal: { company: 'Vitrine Atelier GmbH', register: null, vatId: null, responsible: null },
  priceNote: { de: 'zzgl. MwSt.', en: 'plus VAT', fr: 'hors TVA' },
  answerTime: { de: '24–48 Stunden', en: '24–48 hours', fr: '24 à 48 heures' },
  openingPages: { office: '/admin' },
  mail: { senderName: null, signature: { de: '', en: '' } },
  languages: [...LANGUAGES],
};
