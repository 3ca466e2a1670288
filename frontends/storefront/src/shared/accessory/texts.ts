import { registerTexts } from '@vitrine/platform';

export const ACCESSORY_TEXTS = 'accessory';

registerTexts(ACCESSORY_TEXTS, {
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
      watch_band: 'Watch bands',
      case: 'Cases',
      other: 'Other',
    },
    inStock: 'In stock',
    outOfStock: 'Out of stock',
  },
});
