import { type Localised, type ProductPlan, WARRANTY_YEARS } from './plan.js';

/** One row of the table of plans: what a fact is called, and how it is with each plan. */
export interface PlanFact {
  id: string;
  name: Localised;
  values: Readonly<Record<ProductPlan, Localised>>;
}

/** A fact that is the same with every plan. */
const always = (text: Localised): PlanFact['values'] => ({ product: text, monthly: text, enhanced: text });

/** A fact of a purchase, and another one of both monthly plans. */
const byPayment = (product: Localised, monthly: Localised): PlanFact['values'] => ({
  product,
  monthly,
  enhanced: monthly,
});

/** What each plan holds. Product page, PDF sheet, FAQ, About and Terms are held to these facts by their tests. */
export const PLAN_FACTS: readonly PlanFact[] = [
  {
    id: 'relation',
    name: { de: 'Anstelle oder zusätzlich', en: 'Instead of or in addition' },
    values: {
      product: { de: 'Anstelle monatlicher Zahlungen', en: 'Instead of monthly payments' },
      monthly: { de: 'Anstelle des Kaufs', en: 'Instead of the purchase' },
      enhanced: {
        de: 'Anstelle des Abonnements, nicht zusätzlich zu ihm',
        en: 'Instead of the subscription, not in addition to it',
      },
    },
  },
  {
    id: 'payment',
    name: { de: 'Zahlung', en: 'Payment' },
    values: byPayment({ de: 'Einmalig', en: 'Once' }, { de: 'Jeden Monat', en: 'Every month' }),
  },
  {
    id: 'term',
    name: { de: 'Laufzeit', en: 'Term' },
    values: byPayment(
      { de: 'Unbefristet', en: 'Unlimited' },
      {
        de: 'Jeweils ein Kalendermonat, ohne stillschweigende Verlängerung',
        en: 'One calendar month at a time, without tacit renewal',
      },
    ),
  },
  {
    id: 'hosting',
    name: { de: 'Betrieb der Server', en: 'Hosting' },
    values: byPayment(
      {
        de: `${WARRANTY_YEARS} Jahre enthalten, danach nach Vereinbarung`,
        en: `Included for ${WARRANTY_YEARS} years, by agreement thereafter`,
      },
      { de: 'Enthalten', en: 'Included' },
    ),
  },
  {
    id: 'publishing',
    name: { de: 'Veröffentlichung', en: 'Publishing' },
    values: always({
      de: 'Im App Store und bei Google Play, unter Ihrem Namen; enthalten',
      en: 'In the App Store and on Google Play, in your name; included',
    }),
  },
  {
    id: 'updates',
    name: { de: 'Aktualisierungen', en: 'Updates' },
    values: byPayment(
      {
        de: `Für neue Geräte und Betriebssysteme, ${WARRANTY_YEARS}\u00a0Jahre lang`,
        en: `For new devices and operating systems, for ${WARRANTY_YEARS}\u00a0years`,
      },
      {
        de: 'Alle, auch neue Funktionen Ihrer Edition',
        en: 'All of them, including new features of your edition',
      },
    ),
  },
  {
    id: 'care',
    name: { de: 'Pflege von Katalog und Inhalten', en: 'Care of catalogue and content' },
    values: {
      product: { de: 'Durch Ihr Haus', en: 'By your house' },
      monthly: { de: 'Durch Ihr Haus', en: 'By your house' },
      enhanced: {
        de: 'Durch uns, nach Ihren Angaben und mit einer festen Ansprechperson',
        en: 'By us, as you instruct us, with one dedicated person',
      },
    },
  },
  {
    id: 'warranty',
    name: { de: 'Garantie', en: 'Warranty' },
    values: always({ de: `${WARRANTY_YEARS} Jahre`, en: `${WARRANTY_YEARS} years` }),
  },
  {
    id: 'ownership',
    name: { de: 'Was Ihnen gehört', en: 'What is yours' },
    values: always({
      de: 'Ihr Name, Ihre Inhalte und die Daten Ihrer Kundschaft',
      en: 'Your name, your content and the data of your clients',
    }),
  },
  {
    id: 'licence',
    name: { de: 'Recht an der App', en: 'Right to the app' },
    values: byPayment(
      {
        de: 'Dauerhaftes Nutzungsrecht; der Programmcode bleibt bei uns',
        en: 'A permanent right of use; the program code remains ours',
      },
      {
        de: 'Nutzungsrecht für die Laufzeit; der Programmcode bleibt bei uns',
        en: 'A right of use for the term; the program code remains ours',
      },
    ),
  },
];
