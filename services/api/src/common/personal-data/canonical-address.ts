import { domainToASCII } from 'node:url';

/** Providers that ignore dots in the local part, with their canonical domain. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** An e-mail address in the form for comparison: lower case, with compatibility forms unified. */
export const canonicalAddress = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The mailbox that an address reaches, for limits per person: without the `+tag`, with the domain in ASCII form. */
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
