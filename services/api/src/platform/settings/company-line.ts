import type { HouseSettings } from '@vitrine/schemas';

/** Name and postal address of the company in one line; empty where neither is written. */
export const companyLine = ({ legal, contact }: Pick<HouseSettings, 'legal' | 'contact'>): string =>
  [legal.company, ...contact.address.split('\n')].filter(Boolean).join(', ');
