import { registerTexts } from '@vitrine/platform';

export const interviewsTexts = 'interviews';

registerTexts(interviewsTexts, {
  de: {
    title: 'Kundeninterviews',
    description: 'Juweliere und Uhrenhäuser erzählen, was sich mit ihrer Vitrine-App geändert hat.',
    eyebrow: 'Häuser im Gespräch',
    text: 'Wir haben Menschen besucht, die eine Vitrine-App im Haus haben. Sie erzählen selbst.',
    play: 'Abspielen',
    pause: 'Anhalten',
    playNamed: '{{title}} abspielen',
    pauseNamed: '{{title}} anhalten',
    video: 'Film: {{title}}',
    duration: 'Dauer {{duration}} Minuten',
    elsewhere: 'Film ansehen bei {{host}}',
    broken: 'Dieser Film lässt sich gerade nicht abspielen.',
    failed: 'Die Interviews lassen sich gerade nicht laden.',
    empty: {
      title: 'Weitere Interviews folgen in Kürze',
      text: 'Wir sind gerade bei den nächsten Häusern zu Gast. Sehen Sie bis dahin, was wir für sie bauen.',
    },
    closing: 'Ihr Haus könnte das nächste sein.',
    products: 'Zur Kollektion',
  },
  en: {
    title: 'Client Interviews',
    description: 'Jewellers and watch houses tell what has changed with their Vitrine app.',
    eyebrow: 'Houses in conversation',
    text: 'We have visited people who have a Vitrine app in the house. They tell it themselves.',
    play: 'Play',
    pause: 'Pause',
    playNamed: 'Play {{title}}',
    pauseNamed: 'Pause {{title}}',
    video: 'Film: {{title}}',
    duration: 'Duration {{duration}} minutes',
    elsewhere: 'Watch the film at {{host}}',
    broken: 'This film cannot be played at the moment.',
    failed: 'The interviews cannot be loaded at the moment.',
    empty: {
      title: 'More Interviews Coming Soon',
      text: 'We are visiting the next houses right now. Until then, see what we build for them.',
    },
    closing: 'Your house could be the next.',
    products: 'Browse products',
  },
});
