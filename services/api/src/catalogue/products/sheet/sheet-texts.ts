import { inLanguage, type InLanguages, type Language } from '@vitrine/schemas';
import { further } from '../../../common/texts/further.js';

/** The texts of a sheet, apart from those of the product and of the plans. */
export interface SheetTexts {
  /** `{{name}}` stands for the product's name. */
  title: string;
  app: string;
  features: string;
  plans: string;
  price: string;
  onRequest: string;
  perMonth: string;
  total: string;
  timeline: string;
  make: string;
  page: string;
  request: string;
}

const SHEET_TEXTS: InLanguages<SheetTexts> = {
  ...further('sheet'),
  de: {
    title: '{{name}}: Datenblatt',
    app: 'Eine App für Juweliere und Uhrenhäuser',
    features: 'Das erhalten Sie',
    plans: 'Die Pläne im Vergleich',
    price: 'Preis',
    onRequest: 'Preis auf Anfrage',
    perMonth: 'pro Monat',
    total: 'Gesamtpreis in {{months}} Monaten',
    timeline: 'Von der Unterschrift bis zum App Store',
    make: 'Farben und Materialien',
    page: 'Seite {{page}} von {{pages}}',
    request: 'Unverbindlich anfragen:',
  },
  en: {
    title: '{{name}}: data sheet',
    app: 'An app for jewellers and watch houses',
    features: 'What You’ll Get',
    plans: 'The plans compared',
    price: 'Price',
    onRequest: 'Price on request',
    perMonth: 'per month',
    total: 'Total over {{months}} months',
    timeline: 'From signature to app store',
    make: 'Colours and materials',
    page: 'Page {{page}} of {{pages}}',
    request: 'Request without obligation:',
  },
};

/** The texts in a language. */
export const sheetTexts = (language: Language): SheetTexts => inLanguage(SHEET_TEXTS, language);

/** Replaces the `{{names}}` in a text by the given values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
