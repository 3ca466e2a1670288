import { registerTexts } from '@vitrine/platform';

export const LAYOUT_TEXTS = registerTexts('layout', {
  de: {
    lost: 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
  },
  en: {
    lost: 'This page could not be loaded. Please check your connection.',
  },
});
