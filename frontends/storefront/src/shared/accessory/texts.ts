import { registerTexts } from '@vitrine/platform';

export const ACCESSORY_TEXTS = registerTexts('accessory', {
  de: {
    category: {
      all: 'Alle',
      pen: 'Schreibgeräte',
      wallet: 'Brieftaschen',
      belt: 'Gürtel',
      watch_band: 'Uhrenbänder',
      case: 'Etuis',
      other: 'Weiteres',
    },
    inStock: 'Auf Lager',
    outOfStock: 'Ausverkauft',
  },
  en: {
    category: {
      all: 'All',
      pen: 'Pens',
      wallet: 'Wallets',
      belt: 'Belts',
      watch_band: 'Straps',
      case: 'Cases',
      other: 'Other',
    },
    inStock: 'In stock',
    outOfStock: 'Out of stock',
  },
});
