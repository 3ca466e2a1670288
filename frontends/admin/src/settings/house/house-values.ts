import type { SettingsFields } from '@vitrine/schemas';
import type { House } from './house-calls.js';

/** The form's values: texts where the facts have null. */
type Filled<Facts> = Facts extends readonly unknown[]
  ? Facts
  : Facts extends object
    ? { [Name in keyof Facts]: Filled<Facts[Name]> }
    : Exclude<Facts, null>;

export type HouseValues = Filled<Omit<SettingsFields, 'version'>>;

const filled = (value: unknown): unknown => {
  if (value === null) return '';
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part)]));
};

/** The form's values of the facts. */
export function toHouseValues({
  id: _id,
  version: _version,
  createdAt: _c,
  updatedAt: _u,
  updatedBy: _b,
  ...facts
}: House) {
  return filled(facts) as HouseValues;
}

/** Labels of the fields. */
export const HOUSE_LABELS = {
  name: 'Name of the house',
  logo: 'Logo',
  colours: 'Colours',
  'colours.primary': 'Main colour',
  'colours.accent': 'Second colour',
  fonts: 'Typefaces',
  contact: 'Contact',
  'contact.email': 'Email',
  'contact.telephone': 'Telephone',
  'contact.address': 'Address',
  social: 'The house elsewhere',
  'social.video': 'Channel with films',
  'social.photos': 'Channel with photographs',
  'social.apps': 'The apps',
  'social.site': 'Another site',
  legal: 'Legal facts',
  'legal.company': 'Company',
  'legal.register': 'Register',
  'legal.vatId': 'VAT identification number',
  'legal.responsible': 'Responsible for the content',
  priceNote: 'Note beside prices',
  answerTime: 'Time until an answer',
  openingPages: 'Opening pages',
  'openingPages.office': 'First screen behind the sign-in',
  mail: 'Mails',
  'mail.senderName': 'Sender',
  'mail.signature': 'Signature',
  languages: 'Languages of the site',
} as const satisfies Record<string, string>;
