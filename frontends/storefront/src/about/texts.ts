import { registerTexts } from '@vitrine/platform';

export const aboutTexts = 'about';

registerTexts(aboutTexts, {
  de: {
    eyebrow: 'Das Haus',
    title: 'Über Uns',
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
        figure: '5 Jahre',
        title: 'Garantie',
        text: 'Fünf Jahre Garantie auf jede Edition: Wir halten sie auf allen neuen Geräten am Laufen.',
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
    lead: 'We build apps as others build movements: by hand, for a long time, for one house.',
    house: {
      title: 'Made for houses.',
      text1:
        'Vitrine works for jewellers and watch houses that know their clients. Each edition carries the name of the house, not ours.',
      text2: 'We draw, build and look after it under one roof. Whoever calls us speaks to those who make it.',
    },
    promises: {
      eyebrow: 'Warranty and service',
      title: 'What we promise.',
      warranty: {
        figure: '5 years',
        title: 'Warranty',
        text: 'A five-year warranty on every edition: we keep it running on all new devices.',
      },
      service: {
        figure: 'Over 4,000',
        title: 'Service centres',
        text: 'More than 4,000 service centres help you and your clients on the spot.',
      },
      care: {
        figure: '24–48 hours',
        title: 'A personal answer',
        text: 'A person answers every request within 24–48 hours.',
      },
    },
    collection: 'To the collection',
    contact: 'Contact us',
  },
});
