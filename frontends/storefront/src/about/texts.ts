import { registerTexts } from '@vitrine/platform';
import { planTexts, WARRANTY_YEARS } from '@vitrine/schemas/plan-facts';

export const ABOUT_TEXTS = registerTexts('about', {
  de: {
    eyebrow: 'Das Haus',
    title: 'Über uns',
    description: '{{house}} baut Apps für Juweliere und Uhrenhäuser, mit fünf Jahren Garantie.',
    lead: 'Wir bauen Apps wie andere Uhrwerke: von Hand, für lange Zeit, für ein Haus.',
    house: {
      title: 'Für Häuser gemacht.',
      text1:
        '{{house}} arbeitet für Juweliere und Uhrenhäuser, die ihre Kundschaft kennen. Jede Edition trägt den Namen des Hauses, nicht unseren.',
      text2: 'Wir zeichnen, entwickeln und betreuen unter einem Dach. Wer uns anruft, spricht mit denen, die es bauen.',
    },
    promises: {
      eyebrow: 'Garantie und Service',
      title: 'Was wir versprechen.',
      warranty: {
        figure: `${WARRANTY_YEARS} Jahre`,
        title: 'Garantie',
        text: planTexts('de').sentences.warranty,
      },
      service: {
        figure: 'Über 4.000',
        title: 'Servicestellen von Partnern',
        text: 'Mehr als 4.000 Servicestellen unserer Partner helfen Ihnen und Ihrer Kundschaft vor Ort.',
      },
      care: {
        figure: '{{answerTime}}',
        title: 'Persönliche Antwort',
        text: 'Auf jede Anfrage meldet sich ein Mensch innerhalb von {{answerTime}}.',
      },
    },
    collection: 'Zur Kollektion',
    contact: 'Kontakt aufnehmen',
  },
  en: {
    eyebrow: 'The house',
    title: 'About us',
    description: '{{house}} builds apps for jewellers and watch houses, with a five-year warranty.',
    lead: 'We make apps the way a manufacture makes movements: by\u00a0hand, to\u00a0last, for one house at a\u00a0time.',
    house: {
      title: 'Made for houses.',
      text1:
        '{{house}} works for jewellers and watch houses who know their clients by name. Every edition bears the name of the house, never ours.',
      text2:
        'Design, development and aftercare share one roof. When you call, you speak to the people who build your app.',
    },
    promises: {
      eyebrow: 'Warranty and service',
      title: 'What we promise.',
      warranty: {
        figure: `${WARRANTY_YEARS} years`,
        title: 'Warranty',
        text: planTexts('en').sentences.warranty,
      },
      service: {
        figure: 'Over 4,000',
        title: 'Partner service centres',
        text: 'More than 4,000 service centres of our partners are there for you and your clients.',
      },
      care: {
        figure: '{{answerTime}}',
        title: 'A personal reply',
        text: 'Every request is answered in person within {{answerTime}}.',
      },
    },
    collection: 'View the collection',
    contact: 'Contact us',
  },
});
