import { registerTexts } from '@vitrine/platform';

export const PRODUCT_TEXTS = 'product';

registerTexts(PRODUCT_TEXTS, {
  de: {
    back: 'Zurück zur Kollektion',
    configure: 'Konfigurieren',
    options: {
      title: 'Ihr Plan',
      product: 'Einmaliger Kauf',
      monthly: 'Monatliches Abonnement',
      enhanced: 'Erweiterter Service',
      proceed: 'Mit diesem Plan anfragen',
      explain: 'Pläne im Vergleich',
      note: 'Ihre Anfrage ist unverbindlich. Den endgültigen Preis bestätigen wir im Gespräch.',
      onRequest: 'Diese Edition gibt es derzeit nur nach persönlicher Absprache.',
    },
    bar: 'Preis und Anfrage',
    sheet: 'Datenblatt (PDF)',
    sheetNamed: 'Datenblatt {{name}} (PDF, neuer Tab)',
    request: 'Anfragen',
    requestNamed: '{{name}} anfragen',
    closing: {
      title: 'Sprechen wir über Ihr Haus.',
      text: 'Senden Sie uns Ihre Anfrage, sie ist unverbindlich. Wir melden uns innerhalb von 24–48 Stunden.',
      contact: 'Erst eine Frage stellen',
    },
    preview: {
      title: 'In der Hand Ihrer Kundschaft.',
      text: 'Tippen Sie sich durch {{name}}: Kollektion, Termin, Wunschliste, Atelier. Danach geben Sie der App Ihren Namen und Ihre Farben.',
      configure: 'Mit Ihrem Namen gestalten',
    },
    features: 'Das erhalten Sie',
    details: 'Ausführung',
    colors: 'Farben',
    materials: 'Materialien',
    views: 'Weitere Ansichten von {{name}}',
    notFound: {
      title: 'Edition nicht gefunden',
      text: 'Die gesuchte Edition gibt es nicht.',
    },
    failed: 'Diese Edition lässt sich gerade nicht laden.',
  },
  en: {
    back: 'Back to products',
    configure: 'Configure',
    options: {
      title: 'Your plan',
      product: 'One-time purchase',
      monthly: 'Monthly subscription',
      enhanced: 'Enhanced service',
      proceed: 'Request on this plan',
      explain: 'Compare the plans',
      note: 'Your request is without obligation. We confirm the final price once we have spoken.',
      onRequest: 'This edition is currently available by personal arrangement only.',
    },
    bar: 'Price and request',
    sheet: 'Data sheet (PDF)',
    sheetNamed: 'Data sheet {{name}} (PDF, new tab)',
    request: 'Request',
    requestNamed: 'Request {{name}}',
    closing: {
      title: 'Let us talk about your house.',
      text: 'Send us your request, without obligation. We reply within 24–48 hours.',
      contact: 'Ask a question first',
    },
    preview: {
      title: 'In the hands of your clients.',
      text: 'Tap your way through {{name}}: collection, visits, wish list, workshop. Then give the app your own name and colours.',
      configure: 'Put your name on it',
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
