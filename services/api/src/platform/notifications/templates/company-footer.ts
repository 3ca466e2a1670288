import type { Language } from '@vitrine/schemas';
import type { AppConfig } from '../../../config/app-config.js';

/** Who writes, at the end of a mail to a visitor. */
export interface CompanyFooter {
  /** Name and postal address in one line; empty where the operator has set none. */
  address: string;
  links: readonly { text: string; url: string }[];
}

const PAGES: Readonly<Record<Language, readonly { text: string; path: string }[]>> = {
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

/** The sender's address and the pages of the site that say more, in the mail's language. */
export const companyFooter = (
  { mailCompany, publicUrl }: Pick<AppConfig, 'mailCompany' | 'publicUrl'>,
  language: Language,
): CompanyFooter => ({
  address: mailCompany,
  links: PAGES[language].map(({ text, path }) => ({ text, url: `${publicUrl}${path}?lang=${language}` })),
});
