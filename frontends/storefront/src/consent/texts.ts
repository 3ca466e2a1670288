import { registerTexts } from '@vitrine/platform';

export const CONSENT_TEXTS = registerTexts('consent', {
  de: {
    label: 'Cookies',
    text: 'Notwendige Cookies halten diese Seiten am Laufen. Cookies für Analyse und Einstellungen setzen wir nur, wenn Sie zustimmen.',
    more: 'Mehr über Cookies',
    accept: 'Akzeptieren',
    decline: 'Ablehnen',
  },
  en: {
    label: 'Cookies',
    text: 'Essential cookies keep these pages running. We set cookies for analytics and preferences only if you agree.',
    more: 'More about cookies',
    accept: 'Accept',
    decline: 'Decline',
  },
});
