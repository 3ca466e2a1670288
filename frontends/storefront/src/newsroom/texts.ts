import { registerTexts } from '@vitrine/platform';

export const NEWSROOM_TEXTS = 'newsroom';

registerTexts(NEWSROOM_TEXTS, {
  de: {
    house: 'Das Haus',
    title: 'Presse',
    description: 'Nachrichten aus dem Haus Vitrine.',
    feed: 'Meldungen als Feed abonnieren',
    articles: 'Meldungen',
    none: 'Noch gibt es keine Meldungen. Schauen Sie gern bald wieder vorbei.',
    beyond: 'Auf dieser Seite gibt es keine Meldungen mehr.',
    failed: 'Die Meldungen können gerade nicht geladen werden.',
    pages: 'Seiten der Meldungen',
    newer: 'Neuere Meldungen',
    older: 'Ältere Meldungen',
    page: 'Seite {{page}} von {{pages}}',
    back: 'Alle Meldungen',
    articleFailed: 'Die Meldung kann gerade nicht geladen werden.',
    notFound: {
      title: 'Diese Meldung gibt es nicht',
      text: 'Vielleicht wurde sie zurückgezogen. Alle veröffentlichten Meldungen finden Sie auf der Presseseite.',
    },
  },
  en: {
    house: 'The house',
    title: 'Newsroom',
    description: 'News from the house of Vitrine.',
    feed: 'Follow our news by feed',
    articles: 'Articles',
    none: 'There are no articles yet. Please look in again soon.',
    beyond: 'There are no more articles on this page.',
    failed: 'The articles cannot be loaded at the moment.',
    pages: 'Pages of articles',
    newer: 'Newer articles',
    older: 'Older articles',
    page: 'Page {{page}} of {{pages}}',
    back: 'All articles',
    articleFailed: 'The article cannot be loaded at the moment.',
    notFound: {
      title: 'This article does not exist',
      text: 'It may have been withdrawn. You will find everything we have published in the newsroom.',
    },
  },
});
