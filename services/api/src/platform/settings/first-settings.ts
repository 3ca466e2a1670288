import { FIRST_SETTINGS, type HouseSettings } from '@vitrine/schemas';
import type { AppConfig } from '../../config/app-config.js';

/** The name before the address of a mailbox, without quotation marks; `undefined` where there is none. */
export function mailboxName(mailbox: string): string | undefined {
  const [name = '', address] = mailbox.split('<');
  return address === undefined ? undefined : name.replaceAll('"', '').trim() || undefined;
}

/** The address of a mailbox such as `Maison Aurel <salon@aurel.example>`. */
export const mailboxAddress = (mailbox: string): string => mailbox.split('<').at(-1)?.split('>')[0]?.trim() ?? mailbox;

/** Name and postal address of a line such as `Name, street, town`. */
function splitCompany(line: string): { company: string | null; address: string } {
  const [company = '', ...address] = line.split(',').map((part) => part.trim());
  return { company: company || null, address: address.join(', ') };
}

/** The facts until staff write their own: those of the operator's variables, else the product's. */
export function firstSettings({ mailCompany, priceNote }: Pick<AppConfig, 'mailCompany' | 'priceNote'>): HouseSettings {
  const { company, address } = splitCompany(mailCompany);
  // the further languages translate only the product's own note
  const isFirst = priceNote.de === FIRST_SETTINGS.priceNote.de && priceNote.en === FIRST_SETTINGS.priceNote.en;
  return {
    ...FIRST_SETTINGS,
    contact: { ...FIRST_SETTINGS.contact, address },
    legal: { ...FIRST_SETTINGS.legal, company },
    priceNote: isFirst ? { ...FIRST_SETTINGS.priceNote, ...priceNote } : priceNote,
  };
}

/** Whether the contact details still contain a value of the product's sample. */
export function hasSampleContact({ contact, social }: HouseSettings): boolean {
  const sample = FIRST_SETTINGS;
  return (
    contact.email === sample.contact.email ||
    contact.telephone === sample.contact.telephone ||
    Object.entries(sample.social).some(([place, address]) => social[place as keyof typeof social] === address)
  );
}
