import type { InLanguages } from '@vitrine/schemas';
import { further } from '../../../common/texts/further.js';

interface ContactFrameTexts {
  preview: string;
  label: string;
  paragraphs: readonly string[];
  footer: string;
}

/** Texts of the acknowledgement to the visitor. */
export interface AcknowledgementTexts extends ContactFrameTexts {
  subject: (number: string) => string;
  /** @param name absent where the mail must not repeat it */
  heading: (name: string | undefined) => string;
  facts: { number: string; date: string };
}

/** They promise what the form's thank-you view promises (public spec §2, Contact). */
export const acknowledgementTexts: InLanguages<AcknowledgementTexts> = {
  ...further('acknowledgement'),
  de: {
    subject: (number) => `Ihre Nachricht an {house} ${number}`,
    preview: 'Wir werden uns bald bei Ihnen melden.',
    label: 'Kontakt',
    heading: (name) => (name === undefined ? 'Vielen Dank.' : `Vielen Dank, ${name}.`),
    paragraphs: [
      'Ihre Nachricht ist bei uns angekommen. Wir werden uns bald bei Ihnen melden.',
      'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
    ],
    facts: { number: 'Vorgang', date: 'Eingegangen' },
    footer:
      'Sie erhalten diese E-Mail, weil unser Kontaktformular mit Ihrer Adresse ausgefüllt wurde. Waren Sie das nicht, ist nichts weiter zu tun.',
  },
  en: {
    subject: (number) => `Your message to {house} ${number}`,
    preview: 'We will be in touch with you soon.',
    label: 'Contact',
    heading: (name) => (name === undefined ? 'Thank you.' : `Thank you, ${name}.`),
    paragraphs: [
      'Your message has reached us. We will be in touch with you soon.',
      'Would you like to add something? Simply reply to this email.',
    ],
    facts: { number: 'Reference', date: 'Received' },
    footer:
      'You are receiving this email because our contact form was filled in with your address. If that was not you, there is nothing to do.',
  },
};

/** Texts of the notice to the staff, always in English. */
export const contactNoticeTexts: ContactFrameTexts & {
  subject: (number: string, subject: string) => string;
  action: string;
  messageHeading: string;
  senderHeading: string;
  facts: Readonly<Record<'name' | 'email' | 'telephone' | 'callbackTime' | 'language' | 'number' | 'date', string>>;
} = {
  subject: (number, subject) => `New message ${number}: ${subject}`,
  preview: 'Replying to this email writes to the visitor.',
  label: 'New message',
  paragraphs: ['Replying to this email writes to the visitor.'],
  action: 'Open the request',
  messageHeading: 'Message',
  senderHeading: 'Visitor',
  facts: {
    name: 'Name',
    email: 'Email',
    telephone: 'Telephone',
    callbackTime: 'Call back',
    language: 'Language',
    number: 'Reference',
    date: 'Received',
  },
  footer: 'Sent to the staff address of {house} for every contact request.',
};
