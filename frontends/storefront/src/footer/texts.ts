import { registerTexts } from '@vitrine/platform';

export const footerTexts = 'footer';

registerTexts(footerTexts, {
  de: {
    footer: 'Fußzeile',
    claim: 'Apps für Häuser, die Zeit nicht verkaufen, sondern zeigen.',
    discover: 'Entdecken',
    collection: 'Die Kollektion',
    editionNamed: '{{name}} Edition',
    note: 'Bestellungen sind unverbindliche Anfragen. Alle Preise in Euro, {{note}}',
    rights: '© Vitrine',
  },
  en: {
    footer: 'Footer',
    claim: 'Apps for houses that do not sell time, but show it.',
    discover: 'Discover',
    collection: 'The collection',
    editionNamed: '{{name}} edition',
    note: 'Orders are non-binding requests. All prices in euros, {{note}}',
    rights: '© Vitrine',
  },
});
