import { registerTexts } from '@vitrine/platform';

export const APP_DEMO_TEXTS = registerTexts('appDemo', {
  de: {
    description: 'Die Bildschirme der App zum Antippen: Kollektion, Termin, Wunschliste, Atelier, Zertifikat und Haus.',
    demo: 'Vorführung von {{house}} mit erfundenen Stücken',
    design: 'Gestaltung ändern',
    reason: 'Die App braucht JavaScript. Bitte schalten Sie es ein, oder schreiben Sie uns:',
  },
  en: {
    description: 'Tap through the screens of the app: collection, visit, wish list, workshop, certificate and house.',
    demo: 'A demonstration by {{house}} with fictitious pieces',
    design: 'Change the design',
    reason: 'The app needs JavaScript. Please switch it on, or write to us:',
  },
});
