import { domainToASCII } from 'node:url';

/** Providers whose mailboxes are the same with and without dots, under one name. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** An e-mail address as it is compared: upper and lower case and compatibility forms are the same. */
export const canonicalAddress = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The mailbox that an address reaches, for limits per person: without a `+tag`, of which one mailbox has any number; the domain as DNS knows it. */
export function canonicalMailbox(email: string): string {
  const address = canonicalAddress(email);
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const [name = ''] = address.slice(0, at).split('+', 1);
  const written = address.slice(at + 1);
  const domain = domainToASCII(written) || written;
  const dotless = DOTLESS.get(domain);
  return dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${domain}`;
}
