import { registerTexts } from '@vitrine/platform';

export const NOT_FOUND_TEXTS = 'notFound';

registerTexts(NOT_FOUND_TEXTS, {
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
    text: 'Its address may have changed. The collection is where it has always been.',
    products: 'View the collection',
    home: 'Return to the home page',
  },
});
