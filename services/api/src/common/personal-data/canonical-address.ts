import { domainToASCII, domainToUnicode } from 'node:url';

/** Providers that ignore dots in the local part, with their canonical domain. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** An e-mail address in the form for comparison: lower case, with compatibility forms unified. */
export const canonicalAddress = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The forms for comparison of an address: as written, and with the domain in ASCII (`xn--…`) and in Unicode form. */
export function addressSpellings(email: string): string[] {
  const address = canonicalAddress(email);
  const at = address.lastIndexOf('@');
  if (at < 0) return [address];
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  const others = [domainToASCII(domain), domainToUnicode(domain)].filter((each) => each !== '');
  return [...new Set([domain, ...others].map((each) => `${name}@${each}`))];
}

/** Whether two addresses are the same, in whatever spelling; an empty text is no address. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim() !== '' && addressSpellings(one).includes(canonicalAddress(other));

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
