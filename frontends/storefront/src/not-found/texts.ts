import { registerTexts } from '@vitrine/platform';

export const notFoundTexts = 'notFound';

registerTexts(notFoundTexts, {
  de: {
    eyebrow: '404',
    title: 'Diese Seite gibt es nicht.',
    text: 'Vielleicht hat sich die Adresse geändert. Die Kollektion ist, wo sie immer war.',
    products: 'Zur Kollektion',
    home: 'Zur Startseite',
  },
  en: {
    eyebrow: '404',
    title: 'This page does not exist.',
    text: 'Perhaps its address has changed. The collection is where it has always been.',
    products: 'To the collection',
    home: 'To the home page',
  },
});
