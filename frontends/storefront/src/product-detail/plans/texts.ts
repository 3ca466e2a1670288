import { registerTexts } from '@vitrine/platform';

export const PLANS_TEXTS = registerTexts('productPlans', {
  de: {
    eyebrow: 'Pläne',
    title: 'Drei Wege zu Ihrer App.',
    text: 'Sie kaufen {{name}} einmalig oder zahlen monatlich. Hier steht, was in jedem Plan enthalten ist.',
    table: 'Was jeder Plan enthält',
    fact: 'Leistung',
    price: 'Preis',
    calculator: {
      title: 'Was kostet {{name}} in …',
      period: 'Zeitraum',
      months: '{{months}} Monaten',
      plan: 'Plan',
      total: 'Gesamtpreis in {{months}} Monaten',
      least: 'Der günstigste Plan in diesem Zeitraum',
      note: 'Gerechnet mit den Preisen dieser Seite ({{priceNote}}). Den endgültigen Preis bestätigen wir im Gespräch.',
    },
  },
  en: {
    eyebrow: 'Plans',
    title: 'Three ways to your app.',
    text: 'You purchase {{name}} once or pay monthly. Here is what each plan includes.',
    table: 'What each plan includes',
    fact: 'Service',
    price: 'Price',
    calculator: {
      title: 'What {{name}} costs over …',
      period: 'Period',
      months: '{{months}} months',
      plan: 'Plan',
      total: 'Total over {{months}} months',
      least: 'The most economical plan over this period',
      note: 'Based on the prices of this page ({{priceNote}}). We confirm the final price once we have spoken.',
    },
  },
});
