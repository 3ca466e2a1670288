import { registerTexts } from '@vitrine/platform';

export const ACCESSORY_DETAIL_TEXTS = 'accessoryDetail';

registerTexts(ACCESSORY_DETAIL_TEXTS, {
  de: {
    back: 'Zurück zu den Accessoires',
    count: '{{count}} Stück auf Lager',
    countOne: 'Ein letztes Stück auf Lager',
    buy: 'Jetzt anfragen',
    soldOut: 'Dieses Accessoire ist derzeit nicht auf Lager.',
    note: 'Ihre Anfrage ist unverbindlich. Wir melden uns innerhalb von 24–48 Stunden.',
    features: 'Besonderheiten',
    specs: 'Technische Daten',
    brand: 'Marke',
    material: 'Material',
    color: 'Farbe',
    size: 'Maße',
    weight: 'Gewicht',
    grams: '{{weight}} g',
    share: {
      label: 'Teilen',
      copied: 'Der Link ist kopiert.',
      shared: 'Geteilt.',
      failed: 'Der Link ließ sich nicht kopieren. Bitte kopieren Sie ihn aus der Adresszeile.',
    },
    notFound: {
      title: 'Accessoire nicht gefunden',
      text: 'Das gesuchte Accessoire gibt es nicht.',
    },
    failed: 'Dieses Accessoire lässt sich gerade nicht laden.',
  },
  en: {
    back: 'Back to accessories',
    count: '{{count}} in stock',
    countOne: 'Last one in stock',
    buy: 'Buy Now',
    soldOut: 'This accessory is out of stock at the moment.',
    note: 'This sends a request, without obligation. We reply within 24–48 hours.',
    features: 'Highlights',
    specs: 'Specifications',
    brand: 'Brand',
    material: 'Material',
    color: 'Colour',
    size: 'Size',
    weight: 'Weight',
    grams: '{{weight}} g',
    share: {
      label: 'Share',
      copied: 'Link copied.',
      shared: 'Shared.',
      failed: 'The link could not be copied. Please copy it from the address bar.',
    },
    notFound: {
      title: 'Accessory not found.',
      text: "The accessory you're looking for doesn't exist.",
    },
    failed: 'This accessory cannot be loaded at the moment.',
  },
});
