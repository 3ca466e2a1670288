import { registerTexts } from '@vitrine/platform';

export const ACCESSORIES_TEXTS = registerTexts('accessories', {
  de: {
    head: {
      description:
        'Schreibgeräte, Etuis, Gürtel und Uhrenbänder in Grün und Gold: Accessoires für Juweliere und Uhrenhäuser.',
    },
    eyebrow: 'Aus dem Atelier',
    text: 'Was in der Hand liegt, wenn ein Gespräch beginnt. Gefertigt in kleinen Serien, passend zu Ihrer Edition.',
    search: 'Accessoires suchen',
    submit: 'Suchen',
    categories: 'Kategorien',
    shown: 'Gezeigte Accessoires',
    count: '{{count}} Accessoires',
    countOne: 'Ein Accessoire',
    more: '+{{count}} weitere',
    failed: 'Die Accessoires konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    none: 'Keine Accessoires gefunden.',
    reset: 'Filter zurücksetzen',
  },
  en: {
    head: {
      description: 'Pens, cases, belts and watch straps in green and gold: accessories for jewellers and watch houses.',
    },
    eyebrow: 'From the atelier',
    text: 'The pieces in hand when a conversation begins. Made in small series, to accompany your edition.',
    search: 'Search accessories',
    submit: 'Search',
    categories: 'Categories',
    shown: 'Accessories shown',
    count: '{{count}} accessories',
    countOne: 'One accessory',
    more: '+{{count}} more',
    failed: 'Error loading accessories. Please try again.',
    none: 'No accessories found.',
    reset: 'Reset filters',
  },
});
