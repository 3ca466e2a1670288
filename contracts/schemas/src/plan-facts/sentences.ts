import { DEVELOPMENT_WEEKS, type Localised, WARRANTY_IN_WORDS } from './plan.js';

const { least, most } = DEVELOPMENT_WEEKS;

/** The facts of the plans as whole sentences: what FAQ and About are made of, and what the Terms must hold word by word. */
export const PLAN_SENTENCES = {
  enhanced: {
    de: 'Der erweiterte Service tritt an die Stelle des Abonnements, läuft wie dieses und umfasst dieselben Leistungen.',
    en: 'The enhanced service takes the place of the subscription, runs like it and covers the same services.',
  },
  care: {
    de: 'Zusätzlich pflegen wir Katalog und Inhalte nach Ihren Angaben, mit einer festen Ansprechperson.',
    en: 'In addition we look after your catalogue and content as you instruct us, with one dedicated person.',
  },
  hosting: {
    de: `Der Betrieb der Server ist beim Kauf ${WARRANTY_IN_WORDS.de} enthalten, bei beiden monatlichen Plänen während der Laufzeit.`,
    en: `Hosting is included for ${WARRANTY_IN_WORDS.en} with a purchase, and throughout the term with both monthly plans.`,
  },
  publishing: {
    de: 'Wir veröffentlichen die App unter Ihrem Namen im App Store und bei Google Play.',
    en: 'We publish the app in your name in the App Store and on Google Play.',
  },
  warranty: {
    de: `Auf jede Edition, gekauft oder monatlich bezogen, geben wir ${WARRANTY_IN_WORDS.de} Garantie: Sie läuft auf neuen Geräten und Betriebssystemen.`,
    en: `Every edition, purchased or paid monthly, carries a warranty of ${WARRANTY_IN_WORDS.en}: it runs on new devices and operating systems.`,
  },
  duration: {
    de: `Von der Unterschrift bis zum App Store vergehen ${least} bis ${most} Wochen.`,
    en: `It takes ${least} to ${most} weeks from the signature to the App Store.`,
  },
  ownership: {
    de: 'Ihr Name, Ihre Inhalte und die Daten Ihrer Kundschaft gehören Ihnen.',
    en: 'Your name, your content and the data of your clients are yours.',
  },
} as const satisfies Record<string, Localised>;
