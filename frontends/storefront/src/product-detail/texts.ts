import { registerTexts } from '@vitrine/platform';

export const productTexts = 'product';

registerTexts(productTexts, {
  de: {
    collection: 'Die Kollektion',
    back: 'Zurück zur Kollektion',
    configure: 'Konfigurieren',
    options: {
      title: 'Wählen Sie Ihren Weg',
      product: 'Einmaliger Kauf',
      monthly: 'Monatliches Abonnement',
      proceed: 'Weiter zur Bestellanfrage',
      note: 'Ihre Anfrage ist unverbindlich. Den endgültigen Preis bestätigen wir im Gespräch.',
      onRequest: 'Diese Edition gibt es derzeit nur nach persönlicher Absprache.',
      enhanced: 'Auch mit erweitertem Service',
    },
    features: 'Das erhalten Sie',
    details: 'Ausführung',
    colors: 'Farben',
    materials: 'Materialien',
    views: 'Weitere Ansichten von {{name}}',
    notFound: {
      title: 'Produkt nicht gefunden',
      text: 'Das gesuchte Produkt gibt es nicht.',
    },
    failed: 'Dieses Produkt lässt sich gerade nicht laden.',
  },
  en: {
    collection: 'The collection',
    back: 'Back to products',
    configure: 'Configure',
    options: {
      title: 'Choose your way',
      product: 'One-time purchase',
      monthly: 'Monthly subscription',
      proceed: 'Proceed to the order request',
      note: 'Your request binds you to nothing. We confirm the final price in our conversation.',
      onRequest: 'This edition is at present only available by personal arrangement.',
      enhanced: 'Also with enhanced service',
    },
    features: "What You'll Get",
    details: 'Finish',
    colors: 'Colours',
    materials: 'Materials',
    views: 'More views of {{name}}',
    notFound: {
      title: 'Product not found',
      text: "The product you're looking for doesn't exist.",
    },
    failed: 'This product cannot be loaded at the moment.',
  },
});
