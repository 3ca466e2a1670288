import { registerTexts } from '@vitrine/platform';

export const PRODUCTS_TEXTS = registerTexts('products', {
  de: {
    head: {
      description:
        'Alle Editionen der {{house}}-App für Juweliere und Uhrenhäuser, mit Preisen für Kauf, Abonnement und Service.',
    },
    eyebrow: 'Apps für Juweliere und Uhrenhäuser',
    title: 'Jede Edition ein eigenes Werk.',
    text: 'Jede Edition ist eine App: für iPhone, iPad und Android, auf Anfrage eingerichtet und unter Ihrem Namen.',
    configure: 'Konfigurieren',
    tabs: 'Editionen',
    all: 'Alle',
    classic: 'Classic',
    signature: 'Signature',
    prestige: 'Prestige',
    shown: 'Gezeigte Editionen',
    failed: 'Die Editionen konnten nicht geladen werden.',
    none: 'In dieser Edition gibt es gerade keine App.',
    showAll: 'Alle Editionen zeigen',
    more: 'Ansehen',
    notOffered: 'Nicht angeboten',
    noOrderTitle: 'Noch nichts ausgewählt',
    noOrderText: 'Bitte wählen Sie zuerst eine Edition',
  },
  en: {
    head: {
      description:
        'Every edition of the {{house}} app for jewellers and watch houses, with prices for purchase, subscription and service.',
    },
    eyebrow: 'Apps for jewellers and watch houses',
    title: 'Every edition, its own movement.',
    text: 'Each edition is an app: for iPhone, iPad and Android, prepared on request and published in your name.',
    configure: 'Configure',
    tabs: 'Editions',
    all: 'All',
    classic: 'Classic',
    signature: 'Signature',
    prestige: 'Prestige',
    shown: 'Editions shown',
    failed: 'Error loading applications.',
    none: 'There is no product in this edition at the moment.',
    showAll: 'Show all editions',
    more: 'View',
    notOffered: 'Not offered',
    noOrderTitle: 'No order data found',
    noOrderText: 'Please select a product first',
  },
});
