import { registerTexts } from '@vitrine/platform';

export const CONTROL_TEXTS = registerTexts('controls', {
  de: {
    retry: 'Erneut versuchen',
    loading: 'Wird geladen …',
    perMonth: 'pro Monat',
    from: 'ab',
    onRequest: 'Preis auf Anfrage',
    dismiss: 'Schließen',
  },
  en: {
    retry: 'Try Again',
    loading: 'Loading…',
    perMonth: 'per month',
    from: 'from',
    onRequest: 'Price on request',
    dismiss: 'Close',
  },
});
