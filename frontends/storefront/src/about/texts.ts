import { registerTexts } from '@vitrine/platform';
import { PLAN_SENTENCES, WARRANTY_YEARS } from '@vitrine/schemas/plan-facts';

export const ABOUT_TEXTS = 'about';

registerTexts(ABOUT_TEXTS, {
  de: {
    eyebrow: 'Das Haus',
    title: 'Über uns',
    description: 'Vitrine baut Apps für Uhren- und Schmuckhäuser, mit fünf Jahren Garantie.',
    lead: 'Wir bauen Apps wie andere Uhrwerke: von Hand, für lange Zeit, für ein Haus.',
    house: {
      title: 'Für Häuser gemacht.',
      text1:
        'Vitrine arbeitet für Juweliere und Uhrenhäuser, die ihre Kundschaft kennen. Jede Edition trägt den Namen des Hauses, nicht unseren.',
      text2: 'Wir zeichnen, entwickeln und betreuen unter einem Dach. Wer uns anruft, spricht mit denen, die es bauen.',
    },
    promises: {
      eyebrow: 'Garantie und Service',
      title: 'Was wir versprechen.',
      warranty: {
        figure: `${WARRANTY_YEARS} Jahre`,
        title: 'Garantie',
        text: PLAN_SENTENCES.warranty.de,
      },
      service: {
        figure: 'Über 4.000',
        title: 'Servicestellen',
        text: 'Mehr als 4.000 Servicestellen helfen Ihnen und Ihrer Kundschaft vor Ort.',
      },
      care: {
        figure: '24–48 Std.',
        title: 'Persönliche Antwort',
        text: 'Auf jede Anfrage meldet sich ein Mensch innerhalb von 24–48 Stunden.',
      },
    },
    collection: 'Zur Kollektion',
    contact: 'Kontakt aufnehmen',
  },
  en: {
    eyebrow: 'The house',
    title: 'About us',
    description: 'Vitrine builds apps for watch and jewellery houses, with a five-year warranty.',
    lead: 'We make apps the way a manufacture makes movements: by hand, to last, for one house at a time.',
    house: {
      title: 'Made for houses.',
      text1:
        'Vitrine works for jewellers and watch houses who know their clients by name. Every edition bears the name of the house, never ours.',
      text2:
        'Design, development and aftercare share one roof. When you call, you speak to the people who build your app.',
    },
    promises: {
      eyebrow: 'Warranty and service',
      title: 'What we promise.',
      warranty: {
        figure: `${WARRANTY_YEARS} years`,
        title: 'Warranty',
        text: PLAN_SENTENCES.warranty.en,
      },
      service: {
        figure: 'Over 4,000',
        title: 'Service centres',
        text: 'More than 4,000 service centres are there for you and your clients.',
      },
      care: {
        figure: '24–48 hours',
        title: 'A personal reply',
        text: 'Every request is answered in person within 24–48 hours.',
      },
    },
    collection: 'View the collection',
    contact: 'Contact us',
  },
});
