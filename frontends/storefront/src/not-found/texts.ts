import { registerTexts } from '@vitrine/platform';

export const NOT_FOUND_TEXTS = registerTexts('notFound', {
  de: {
    eyebrow: '404',
    title: 'Diese Seite gibt es nicht.',
    text: 'Vielleicht hat sich die Adresse geändert. Von hier aus geht es weiter.',
    ways: 'Weiterführende Seiten',
    products: { name: 'Die Kollektion', text: 'Alle Editionen der App' },
    compare: { name: 'Editionen vergleichen', text: 'Preise und Umfang im Vergleich' },
    stores: { name: 'Stores in Ihrer Nähe', text: 'Die Editionen vor Ort sehen' },
    contact: { name: 'Kontakt', text: 'Wir helfen Ihnen persönlich' },
    search: {
      label: 'Oder suchen Sie',
      submit: 'Suchen',
      hits: 'Gefunden',
      none: 'Dazu haben wir nichts gefunden.',
      failed: 'Die Suche antwortet gerade nicht.',
      retry: 'Erneut versuchen',
    },
  },
  en: {
    eyebrow: '404',
    title: 'This page does not exist.',
    text: 'Its address may have changed. You will find your way from here.',
    ways: 'Where to go from here',
    products: { name: 'The collection', text: 'Every edition of the app' },
    compare: { name: 'Compare editions', text: 'Prices and features side by side' },
    stores: { name: 'Stores near you', text: 'See the editions in person' },
    contact: { name: 'Contact', text: 'We are glad to help in person' },
    search: {
      label: 'Or search',
      submit: 'Search',
      hits: 'Found',
      none: 'Nothing matches.',
      failed: 'The search is not responding at the moment.',
      retry: 'Try Again',
    },
  },
});
