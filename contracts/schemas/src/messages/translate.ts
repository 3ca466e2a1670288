import type { Language } from '../constants.js';
import { catalogue, type MessageCode } from './catalogue.js';

/** The values of a message's `{placeholders}`, by name. */
export type MessageParams = Readonly<Record<string, string>>;

const placeholder = /\{(\w+)\}/g;

const fill = (template: string, params: MessageParams): string =>
  template.replace(placeholder, (whole, name: string) => params[name] ?? whole);

/** The English sentence of a rule, as schemas and API use it; placeholders are filled from `params`. */
export const sentence = (code: MessageCode, params: MessageParams = {}): string => fill(catalogue[code].en, params);

const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const codeBySentence = new Map<string, MessageCode>();
const patterns: { code: MessageCode; pattern: RegExp }[] = [];

for (const code of Object.keys(catalogue) as MessageCode[]) {
  const template = catalogue[code].en;
  if (/\{\w+\}/.test(template)) {
    const source = escapeForPattern(template).replace(/\\\{(\w+)\\\}/g, '(?<$1>.+?)');
    patterns.push({ code, pattern: new RegExp(`^${source}$`) });
  } else {
    codeBySentence.set(template, code);
  }
}

/**
 * Finds which rule an English sentence states, and its values. The contract fixes the API's error answers to sentences, so this is
 * how a client gets from an answer to a translatable code. `undefined` for a sentence that is no rule's.
 */
export function messageOf(text: string): { code: MessageCode; params: MessageParams } | undefined {
  const plain = text.replace(/\.$/, '');
  const code = codeBySentence.get(text) ?? codeBySentence.get(plain);
  if (code) return { code, params: {} };
  for (const candidate of patterns) {
    const match = candidate.pattern.exec(plain);
    if (match) return { code: candidate.code, params: { ...match.groups } };
  }
  return undefined;
}

/** A rule's sentence in the language asked for; an English sentence that is no rule's comes back unchanged. */
export function messageText(text: string, language: Language): string {
  const known = messageOf(text);
  if (!known) return text;
  const params = language === 'de' ? germanDecimals(known.params) : known.params;
  return fill(catalogue[known.code][language], params);
}

let madeAmount: Intl.NumberFormat | undefined;
/** Made when first asked for: it costs a phone a tenth of a second, and few pages ever write an amount into a sentence. */
const germanAmount = (): Intl.NumberFormat =>
  (madeAmount ??= new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }));

/** Amounts, in English always `1250.00`, as Germans write them: `1.250,00`. */
const germanDecimals = (params: MessageParams): MessageParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      /^\d+\.\d{2}$/.test(value) ? germanAmount().format(Number(value)) : value,
    ]),
  );
