import type { HouseSettings } from '@vitrine/schemas';

/** Placeholders that staff may write for the house's own facts; they are filled in whenever the text is shown. */
const PLACEHOLDER = /\{\{\s*(house|company|address|email|telephone|register|vatId|responsible)\s*\}\}/g;

/** Whether a text names one of the house's own facts. */
export const hasPlaceholder = (text: string): boolean => text.includes('{{');

/** A plain text with its placeholders filled in. */
export const fillText = (text: string, settings: HouseSettings): string =>
  text.replace(PLACEHOLDER, (_, name: string) => factsOf(settings)[name] ?? '');

/** HTML with its placeholders filled in: addresses become links, and nothing of a fact can become a tag. */
export const fillHtml = (html: string, settings: HouseSettings): string =>
  html.replace(PLACEHOLDER, (_, name: string) => {
    const fact = factsOf(settings)[name] ?? '';
    const shown = escapeHtml(fact);
    if (fact !== '' && name === 'email') return `<a href="mailto:${shown}">${shown}</a>`;
    if (fact !== '' && name === 'telephone') return `<a href="tel:${fact.replace(/[^\d+]/g, '')}">${shown}</a>`;
    return shown.replaceAll('\n', '<br />');
  });

const factsOf = ({ name, contact, legal }: HouseSettings): Readonly<Record<string, string | null>> => ({
  house: name,
  company: legal.company ?? name,
  address: contact.address,
  email: contact.email,
  telephone: contact.telephone,
  register: legal.register,
  vatId: legal.vatId,
  responsible: legal.responsible,
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
