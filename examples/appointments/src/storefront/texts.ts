import { registerTexts } from '@vitrine/storefront/extension/page';

export const TEXTS = 'appointments';

registerTexts(TEXTS, {
  de: {
    eyebrow: 'In der Boutique',
    description: 'Vereinbaren Sie einen Termin bei {{house}}.',
    lead: 'Nennen Sie uns den Tag, an dem Sie kommen möchten. Die Uhrzeit stimmen wir innerhalb von {{answerTime}} mit Ihnen ab.',
    name: 'Name',
    email: 'E-Mail',
    day: 'Tag',
    note: 'Ihre Wünsche (freiwillig)',
    send: 'Termin anfragen',
    sent: { title: 'Ihr Tag ist vorgemerkt', text: 'Eine Bestätigung ist auf dem Weg zu Ihnen.' },
    failure: 'Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  },
  en: {
    eyebrow: 'In the boutique',
    description: 'Make an appointment at {{house}}.',
    lead: 'Tell us on which day you would like to come. We agree on the time with you within {{answerTime}}.',
    name: 'Name',
    email: 'Email',
    day: 'Day',
    note: 'Your wishes (optional)',
    send: 'Ask for an appointment',
    sent: { title: 'Your day is noted', text: 'A confirmation is on its way to you.' },
    failure: 'Your request could not be sent. Please try again.',
  },
});
