import { registerTexts } from '@vitrine/platform';

export const controlTexts = 'controls';

registerTexts(controlTexts, {
  de: {
    retry: 'Erneut versuchen',
    loading: 'Wird geladen …',
    perMonth: 'pro Monat',
    from: 'ab',
    onRequest: 'Preis auf Anfrage',
    oneTime: 'Einmaliger Kauf',
    monthly: 'Abonnement',
    enhanced: 'Erweiterter Service',
    edition: 'Edition',
    editionNamed: '{{name}} Edition',
    dismiss: 'Schließen',
    needsScript: 'Dieses Formular braucht JavaScript. Bitte schalten Sie es ein, oder schreiben Sie uns:',
  },
  en: {
    retry: 'Try Again',
    loading: 'Loading…',
    perMonth: 'per month',
    from: 'from',
    onRequest: 'Price on request',
    oneTime: 'One-time purchase',
    monthly: 'Subscription',
    enhanced: 'Enhanced service',
    edition: 'Edition',
    editionNamed: '{{name}} edition',
    dismiss: 'Close',
    needsScript: 'This form needs JavaScript. Please switch it on, or write to us:',
  },
});
