import type { InLanguages } from '@vitrine/schemas';
import { further } from '../../../common/texts/further.js';

interface ReplyTexts {
  label: string;
  heading: string;
  preview: string;
  facts: { number: string; product: string };
  footer: string;
}

/** The frame of a reply of staff. */
export const REPLY_TEXTS: InLanguages<ReplyTexts> = {
  ...further('reply'),
  de: {
    label: 'Antwort',
    heading: 'Zu Ihrer Anfrage',
    preview: 'Wir haben Ihnen geantwortet.',
    facts: { number: 'Vorgang', product: 'Produkt' },
    footer: 'Antworten Sie einfach auf diese E-Mail, wenn Sie uns noch etwas sagen möchten.',
  },
  en: {
    label: 'Reply',
    heading: 'About your request',
    preview: 'We have replied to you.',
    facts: { number: 'Reference', product: 'Product' },
    footer: 'Simply reply to this email if there is anything you would like to add.',
  },
};
