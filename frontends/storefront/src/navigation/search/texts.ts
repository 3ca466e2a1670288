import { registerTexts } from '@vitrine/platform';

export const SEARCH_TEXTS = 'search';

registerTexts(SEARCH_TEXTS, {
  de: {
    search: 'Suche',
    clear: 'Leeren',
    suggestions: 'Vorschläge',
    everything: 'Was suchen Sie?',
    edition: 'Edition',
    product: 'Edition',
    accessory: 'Accessoire',
    store: 'Store',
    page: 'Seite',
    one: '1 Vorschlag',
    count: '{{count}} Vorschläge',
    none: 'Dazu haben wir nichts gefunden.',
    all: 'Alle Editionen ansehen',
    failed: 'Die Suche antwortet gerade nicht.',
    kinds: {
      chronograph: 'Chronograph',
      diver: 'Taucheruhr',
      dressWatch: 'Dresswatch',
      gmt: 'GMT',
      moonphase: 'Mondphase',
    },
  },
  en: {
    search: 'Search',
    clear: 'Clear',
    suggestions: 'Suggestions',
    everything: 'What are you looking for?',
    edition: 'Edition',
    product: 'Edition',
    accessory: 'Accessory',
    store: 'Store',
    page: 'Page',
    one: '1 suggestion',
    count: '{{count}} suggestions',
    none: 'Nothing matches.',
    all: 'See all editions',
    failed: 'The search does not answer at the moment.',
    kinds: {
      chronograph: 'Chronograph',
      diver: 'Diver',
      dressWatch: 'Dress Watch',
      gmt: 'GMT',
      moonphase: 'Moonphase',
    },
  },
});
