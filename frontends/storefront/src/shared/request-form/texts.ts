import { registerTexts } from '@vitrine/platform';

export const REQUEST_FORM_TEXTS = registerTexts('requestForm', {
  de: {
    network: 'Der Dienst ist gerade nicht erreichbar.',
    tooMany: 'Das waren sehr viele Versuche. Bitte warten Sie einen Augenblick.',
    kept: 'Ihre Angaben sind noch da.',
  },
  en: {
    network: 'The service cannot be reached at the moment.',
    tooMany: 'You have tried many times in a row. Please wait a moment.',
    kept: 'What you typed is still here.',
  },
});
