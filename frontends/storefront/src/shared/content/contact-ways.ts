import { COMPANY } from '../company.js';
import { useContentPage } from './content-page.js';

export interface ContactWays {
  email: string;
  /** As it is written; `telephoneLink` makes it dialled. */
  phone: string;
}

/** The first address and number that the HTML of the page `contact` links to; the company's own where it has none. */
export function findContactWays(html: string | undefined): ContactWays {
  const email = /href="mailto:([^"?]+)/.exec(html ?? '')?.[1];
  const [, ...links] = html?.split('href="tel:') ?? [];
  const phone = links.map((link) => link.split('>')[1]?.split('<')[0]?.trim()).find(Boolean);
  return { email: email ?? COMPANY.email, phone: phone ?? COMPANY.phone };
}

/** How the company is reached, as staff have written it. */
export const useContactWays = (): ContactWays => findContactWays(useContentPage('contact').data?.content);
