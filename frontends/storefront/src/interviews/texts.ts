import { registerTexts } from '@vitrine/platform';

export const INTERVIEWS_TEXTS = 'interviews';

registerTexts(INTERVIEWS_TEXTS, {
  de: {
    title: 'Kundeninterviews',
    description: 'Juweliere und Uhrenhäuser erzählen, was sich mit ihrer Vitrine-App geändert hat.',
    eyebrow: 'Häuser im Gespräch',
    text: 'Wir haben Häuser besucht, in denen eine Vitrine-App zu Hause ist. Was sich geändert hat, in ihren eigenen Worten.',
    play: 'Abspielen',
    pause: 'Anhalten',
    playNamed: '{{title}} abspielen',
    pauseNamed: '{{title}} anhalten',
    video: 'Film: {{title}}',
    duration: 'Dauer {{duration}} Minuten',
    seek: 'Stelle im Film: {{title}}',
    position: '{{at}} von {{duration}}',
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
    description: 'Jewellers and watch houses on what their Vitrine app has changed.',
    eyebrow: 'Houses in conversation',
    text: 'We called on houses where a Vitrine app is at home. What has changed, in their own words.',
    play: 'Play',
    pause: 'Pause',
    playNamed: 'Play {{title}}',
    pauseNamed: 'Pause {{title}}',
    video: 'Film: {{title}}',
    duration: 'Duration {{duration}} minutes',
    seek: 'Position in the film: {{title}}',
    position: '{{at}} of {{duration}}',
    elsewhere: 'Watch the film at {{host}}',
    broken: 'This film cannot be played at the moment.',
    failed: 'The interviews cannot be loaded at the moment.',
    empty: {
      title: 'More Interviews Coming Soon',
      text: 'We are calling on the next houses now. In the meantime, see what we make for them.',
    },
    closing: 'Yours could be the next house.',
    products: 'Browse products',
  },
});
