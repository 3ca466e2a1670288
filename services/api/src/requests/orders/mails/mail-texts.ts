import type { InLanguages } from '@vitrine/schemas';
import { further } from '../../../common/texts/further.js';

/** Texts of the order mails; functions take values that are already formatted. */
export interface OrderMailTexts {
  subject: (number: string) => string;
  preview: string;
  label: string;
  /** @param name name of the customer or the item; absent where the mail must not repeat it */
  heading: (name: string | undefined) => string;
  paragraphs: readonly string[];
  plans: { product: string; accessory: string; monthly: string; enhanced: string };
  perMonth: (price: string) => string;
  facts: { number: string; date: string; item: string; plan: string; price: string; coupon: (code: string) => string };
  totals: {
    plain: { once: string; firstMonth: string };
    /** Where the price is no longer the original price minus the coupon. */
    agreed: { once: string; firstMonth: string };
    then: (perMonth: string) => string;
  };
  /** For a request for several items. */
  several: { count: (items: number) => string; once: string; monthly: string; firstMonth: string };
  /** The same as on the page after the request; `null` in the notice to the staff. */
  next: { heading: string; steps: readonly { title: string; text: string }[] } | null;
  customerHeading: string;
  design: { heading: string; house: string; colours: string; pattern: string; typeface: string; open: string };
  customer: { company: string; name: string; email: string; telephone: string; address: string };
  footer: string;
}

const english = {
  plans: {
    product: 'One-time purchase',
    accessory: 'Accessory',
    monthly: 'Subscription, monthly',
    enhanced: 'Enhanced service, monthly',
  },
  perMonth: (price: string) => `${price} per month`,
  facts: {
    number: 'Order number',
    date: 'Received',
    item: 'Item',
    plan: 'Plan',
    price: 'Price',
    coupon: (code: string) => `Coupon ${code}`,
  },
  totals: {
    plain: { once: 'Total', firstMonth: 'First month' },
    agreed: { once: 'Agreed price', firstMonth: 'Agreed price, first month' },
    then: (perMonth: string) => `then ${perMonth}`,
  },
  several: {
    count: (items: number) => `${items} pieces`,
    once: 'One-time total',
    monthly: 'Monthly total',
    firstMonth: 'First month in total',
  },
  customer: { company: 'Company', name: 'Name', email: 'Email', telephone: 'Telephone', address: 'Address' },
  design: {
    heading: 'The design of the app',
    house: 'House',
    colours: 'Colours',
    pattern: 'Guilloché',
    typeface: 'Typefaces',
    open: 'Open the design in the live preview',
  },
} as const;

/** The confirmation to the customer. */
export const confirmationTexts: InLanguages<OrderMailTexts> = {
  ...further('confirmation'),
  de: {
    subject: (number) => `Ihre Anfrage ${number}`,
    preview: 'Wir melden uns innerhalb von {answerTime} bei Ihnen.',
    label: 'Ihre Anfrage',
    heading: (name) => (name === undefined ? 'Vielen Dank.' : `Vielen Dank, ${name}.`),
    paragraphs: [
      'Ihre Anfrage ist bei uns eingegangen. Sie ist unverbindlich; den endgültigen Preis bestätigen wir im Gespräch.',
    ],
    plans: {
      product: 'Einmaliger Kauf',
      accessory: 'Accessoire',
      monthly: 'Abonnement, monatlich',
      enhanced: 'Erweiterter Service, monatlich',
    },
    perMonth: (price) => `${price} pro Monat`,
    facts: {
      number: 'Anfragenummer',
      date: 'Eingegangen',
      item: 'Angefragt',
      plan: 'Plan',
      price: 'Preis',
      coupon: (code) => `Gutschein ${code}`,
    },
    totals: {
      plain: { once: 'Gesamt', firstMonth: 'Erster Monat' },
      agreed: { once: 'Vereinbarter Preis', firstMonth: 'Vereinbarter Preis, erster Monat' },
      then: (perMonth) => `danach ${perMonth}`,
    },
    several: {
      count: (items) => `${items} Stücke`,
      once: 'Einmalig gesamt',
      monthly: 'Monatlich gesamt',
      firstMonth: 'Erster Monat gesamt',
    },
    next: {
      heading: 'So geht es weiter',
      steps: [
        { title: 'Wir lesen Ihre Anfrage', text: 'und melden uns innerhalb von {answerTime} bei Ihnen.' },
        { title: 'Wir sprechen miteinander', text: 'über Ihr Haus, Ihre Wünsche und den endgültigen Preis.' },
        { title: 'Sie entscheiden', text: 'erst dann. Bis dahin ist nichts verbindlich.' },
      ],
    },
    customerHeading: 'Ihre Angaben',
    design: {
      heading: 'Ihre Gestaltung',
      house: 'Haus',
      colours: 'Farben',
      pattern: 'Guilloché',
      typeface: 'Schriften',
      open: 'Gestaltung in der Live-Vorschau öffnen',
    },
    customer: { company: 'Unternehmen', name: 'Name', email: 'E-Mail', telephone: 'Telefon', address: 'Anschrift' },
    footer: 'Haben Sie Fragen oder möchten Sie etwas ändern? Antworten Sie einfach auf diese Nachricht.',
  },
  en: {
    ...english,
    facts: { ...english.facts, number: 'Request number', item: 'Requested' },
    subject: (number) => `Your request ${number}`,
    preview: 'We will contact you within {answerTime}.',
    label: 'Your request',
    heading: (name) => (name === undefined ? 'Thank you.' : `Thank you, ${name}.`),
    paragraphs: [
      'Your request has reached us. It is without obligation; we confirm the final price once we have spoken.',
    ],
    next: {
      heading: 'What happens next',
      steps: [
        { title: 'We read your request', text: 'and contact you within {answerTime}.' },
        { title: 'We talk', text: 'about your house, your wishes and the final price.' },
        { title: 'You decide', text: 'only then. Until that moment, nothing is binding.' },
      ],
    },
    customerHeading: 'Your details',
    design: { ...english.design, heading: 'Your design' },
    footer: 'Any questions, or something to change? Simply reply to this email.',
  },
};

/** The notice to the staff, always in English. */
export const noticeTexts: OrderMailTexts & {
  action: string;
  /** Heading and action of the notice of a request for several items. */
  headingOfSeveral: (item: string, others: number) => string;
  actionOfSeveral: string;
  notesHeading: string;
} = {
  ...english,
  subject: (number) => `New order request ${number}`,
  preview: 'The customer expects to hear from us within {answerTime}.',
  label: 'New order request',
  heading: (item) => item ?? '',
  paragraphs: [
    'The customer expects to hear from us within {answerTime}. Replying to this email writes to the customer.',
  ],
  headingOfSeveral: (item, others) => `${item} and ${others} more`,
  action: 'Open the order',
  actionOfSeveral: 'Show the orders',
  next: null,
  customerHeading: 'Customer',
  notesHeading: 'Notes',
  footer: 'Sent to the staff address of {house} for every order request.',
};
