import { registerTexts } from '@vitrine/platform';

export const productsTexts = 'products';

registerTexts(productsTexts, {
  de: {
    head: {
      title: 'Die Kollektion',
      description:
        'Alle Editionen der Vitrine-App für Juweliere und Uhrenhäuser, mit Preisen für Kauf, Abonnement und Service.',
    },
    eyebrow: 'Die Kollektion',
    title: 'Jede Edition ein eigenes Werk.',
    text: 'Wählen Sie in Ruhe. Jede Edition wird für Ihr Haus eingerichtet, auf Anfrage und mit Ihrem Namen auf dem Zifferblatt.',
    configure: 'Konfigurieren',
    tabs: 'Editionen',
    all: 'Alle',
    classic: 'Classic',
    signature: 'Signature',
    prestige: 'Prestige',
    shown: 'Gezeigte Editionen',
    failed: 'Die Anwendungen konnten nicht geladen werden.',
    none: 'In dieser Edition gibt es gerade kein Produkt.',
    showAll: 'Alle Editionen zeigen',
    noOrderTitle: 'Keine Bestelldaten gefunden',
    noOrderText: 'Bitte wählen Sie zuerst ein Produkt',
  },
  en: {
    head: {
      title: 'The collection',
      description:
        'Every edition of the Vitrine app for jewellers and watch houses, with prices for purchase, subscription and service.',
    },
    eyebrow: 'The collection',
    title: 'Each edition a movement of its own.',
    text: 'Choose at leisure. Every edition is set up for your house, on request and with your name on the dial.',
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
    noOrderTitle: 'No order data found',
    noOrderText: 'Please select a product first',
  },
});
