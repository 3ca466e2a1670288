import { inLanguage, type HouseSettings, type InLanguages, type Language } from '@vitrine/schemas';
import { further } from '../../../common/texts/further.js';
import { companyLine } from '../../settings/company-line.js';

/** The sender's details at the end of a mail to a visitor. */
export interface CompanyFooter {
  /** Name and postal address in one line; empty where none is written. */
  address: string;
  /** Lines that end the mail; empty where none are written. */
  signature: string;
  links: readonly { text: string; url: string }[];
}

const PAGES: InLanguages<readonly { text: string; path: string }[]> = {
  ...further('companyPages'),
  de: [
    { text: 'Website', path: '/' },
    { text: 'Impressum', path: '/imprint' },
    { text: 'Datenschutz', path: '/privacy' },
    { text: 'Kontakt', path: '/contact' },
  ],
  en: [
    { text: 'Website', path: '/' },
    { text: 'Imprint', path: '/imprint' },
    { text: 'Privacy', path: '/privacy' },
    { text: 'Contact', path: '/contact' },
  ],
};

/** The signature, the sender's address and the pages of the site that say more, in the mail's language. */
export const companyFooter = (
  house: Pick<HouseSettings, 'legal' | 'contact' | 'mail'>,
  publicUrl: string,
  language: Language,
): CompanyFooter => ({
  address: companyLine(house),
  signature: inLanguage(house.mail.signature, language),
  links: inLanguage(PAGES, language).map(({ text, path }) => ({ text, url: `${publicUrl}${path}?lang=${language}` })),
});
