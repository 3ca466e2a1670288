import { registerTexts } from '@vitrine/platform';

export const layoutTexts = 'layout';

registerTexts(layoutTexts, {
  de: {
    lost: 'Diese Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
  },
  en: {
    lost: 'This page could not be loaded. Please check your connection.',
  },
});
