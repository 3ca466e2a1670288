import { DEVELOPMENT_WEEKS, WARRANTY_YEARS } from '../numbers.js';
import { always, byPayment } from './values.js';

const { least, most } = DEVELOPMENT_WEEKS;
/** The years of warranty inside a sentence. */
const YEARS = 'fünf Jahre';

/** The German texts about the plans. */
export const GERMAN = {
  names: { product: 'Einmaliger Kauf', monthly: 'Abonnement', enhanced: 'Erweiterter Service' },
  warranty: YEARS,
  facts: {
    relation: {
      name: 'Anstelle oder zusätzlich',
      product: 'Anstelle monatlicher Zahlungen',
      monthly: 'Anstelle des Kaufs',
      enhanced: 'Anstelle des Abonnements, nicht zusätzlich zu ihm',
    },
    payment: { name: 'Zahlung', ...byPayment('Einmalig', 'Jeden Monat') },
    term: {
      name: 'Laufzeit',
      ...byPayment('Unbefristet', 'Jeweils ein Kalendermonat, ohne stillschweigende Verlängerung'),
    },
    hosting: {
      name: 'Betrieb der Server',
      ...byPayment(`${WARRANTY_YEARS} Jahre enthalten, danach nach Vereinbarung`, 'Enthalten'),
    },
    publishing: {
      name: 'Veröffentlichung',
      ...always('Im App Store und bei Google Play, unter Ihrem Namen; enthalten'),
    },
    updates: {
      name: 'Aktualisierungen',
      ...byPayment(
        `Für neue Geräte und Betriebssysteme, ${WARRANTY_YEARS}\u00a0Jahre lang`,
        'Alle, auch neue Funktionen Ihrer Edition',
      ),
    },
    care: {
      name: 'Pflege von Katalog und Inhalten',
      product: 'Durch Ihr Haus',
      monthly: 'Durch Ihr Haus',
      enhanced: 'Durch uns, nach Ihren Angaben und mit einer festen Ansprechperson',
    },
    warranty: { name: 'Garantie', ...always(`${WARRANTY_YEARS} Jahre`) },
    ownership: { name: 'Was Ihnen gehört', ...always('Ihr Name, Ihre Inhalte und die Daten Ihrer Kundschaft') },
    licence: {
      name: 'Recht an der App',
      ...byPayment(
        'Dauerhaftes Nutzungsrecht; der Programmcode bleibt bei uns',
        'Nutzungsrecht für die Laufzeit; der Programmcode bleibt bei uns',
      ),
    },
  },
  // FAQ and About use these sentences, and the Terms must contain them word by word
  sentences: {
    enhanced:
      'Der erweiterte Service tritt an die Stelle des Abonnements, hat dieselbe Laufzeit und umfasst dieselben Leistungen.',
    care: 'Zusätzlich pflegen wir Katalog und Inhalte nach Ihren Angaben, mit einer festen Ansprechperson.',
    hosting: `Der Betrieb der Server ist beim Kauf ${YEARS} enthalten, bei beiden monatlichen Plänen während der Laufzeit.`,
    publishing: 'Wir veröffentlichen die App unter Ihrem Namen im App Store und bei Google Play.',
    warranty: `Auf jede Edition, gekauft oder monatlich bezogen, geben wir ${YEARS} Garantie: So lange läuft die App auch auf neuen Geräten und Betriebssystemen.`,
    duration: `Von der Unterschrift bis zum App Store vergehen ${least} bis ${most} Wochen.`,
    ownership: 'Ihr Name, Ihre Inhalte und die Daten Ihrer Kundschaft gehören Ihnen.',
  },
  timeline: {
    signature: { title: 'Unterschrift', text: 'Umfang, Preis und Termin stehen fest.' },
    design: {
      title: 'Entwurf',
      text: 'Name, Farben und Schrift Ihres Hauses auf jedem Bildschirm. Sie geben den Entwurf frei.',
    },
    catalogue: { title: 'Katalog', text: 'Wir übernehmen Ihre Stücke mit Bildern, Maßen und Verfügbarkeit.' },
    trial: {
      title: 'Erprobung',
      text: 'Ihr Team erprobt die fertige App auf eigenen Geräten und wird eingewiesen.',
    },
    stores: { title: 'App Store', text: 'Ihre App erscheint unter Ihrem Namen im App Store und bei Google Play.' },
  },
  weeks: { start: 'Beginn', after: 'nach {weeks} Wochen' },
};
