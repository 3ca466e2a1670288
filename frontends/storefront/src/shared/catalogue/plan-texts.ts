import { registerTexts } from '@vitrine/platform';

export const PLAN_TEXTS = registerTexts('plan', {
  de: {
    enhancedHint:
      'Anstelle des Abonnements: alles, was es enthält, und dazu die Pflege von Katalog und Inhalten durch eine feste Ansprechperson.',
    enhancedOnlyHint:
      'Monatlich statt einmalig: Betrieb der Server, alle Aktualisierungen und dazu die Pflege von Katalog und Inhalten durch eine feste Ansprechperson.',
    product: 'Einmaliger Kauf',
    accessory: 'Einmaliger Kauf',
    monthly: 'Abonnement',
    enhanced: 'Erweiterter Service',
    app: 'App',
    editionNamed: 'App · {{name}} Edition',
  },
  en: {
    enhancedHint:
      'In place of the subscription: all it includes, and one dedicated person who looks after your catalogue and content.',
    enhancedOnlyHint:
      'Monthly instead of once: hosting, all updates, and one dedicated person who looks after your catalogue and content.',
    product: 'One-time purchase',
    accessory: 'One-time purchase',
    monthly: 'Subscription',
    enhanced: 'Enhanced service',
    app: 'App',
    editionNamed: 'App · {{name}} edition',
  },
});
