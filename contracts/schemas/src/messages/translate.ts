import { LOCALES, type CompleteLanguage, type Language } from '../languages/languages.js';
import { textSet } from '../languages/text-set.js';
import { FURTHER } from '../texts/further.js';
import { catalogue, type MessageCode } from './catalogue.js';

/** The values of a message's `{placeholders}`, by name. */
export type MessageParams = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/g;

const fill = (template: string, params: MessageParams): string =>
  template.replace(PLACEHOLDER, (whole, name: string) => params[name] ?? whole);

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
 * Finds the code and the values of an English sentence. By the contract, the API's error answers contain sentences, so a client needs this to
 * translate them. `undefined` for a sentence that belongs to no rule.
 */
export function findMessage(text: string): { code: MessageCode; params: MessageParams } | undefined {
  const plain = text.replace(/\.$/, '');
  const code = codeBySentence.get(text) ?? codeBySentence.get(plain);
  if (code) return { code, params: {} };
  for (const candidate of patterns) {
    const match = candidate.pattern.exec(plain);
    if (match) return { code: candidate.code, params: { ...match.groups } };
  }
  return undefined;
}

const inOne = (language: CompleteLanguage) =>
  Object.fromEntries(Object.entries(catalogue).map(([code, text]) => [code, text[language]])) as Record<
    MessageCode,
    string
  >;

const sentences = textSet<Record<MessageCode, string>>('sentences', {
  de: inOne('de'),
  en: inOne('en'),
  ...FURTHER.sentences,
});

/** A rule's sentence in a language, with its amounts in euros in that format; a sentence that belongs to no rule is returned unchanged. */
export function messageText(text: string, language: Language): string {
  const known = findMessage(text);
  if (!known) return text;
  const { code, params } = known;
  const template = sentences(language)[code].replace(EURO_AMOUNT, (whole, before?: string, after?: string) => {
    const amount = Number(params[before ?? after ?? '']);
    return Number.isNaN(amount) ? whole : euros(language).format(amount);
  });
  return fill(template, params);
}

/** An amount in euros inside a template, before or after the euro sign. */
const EURO_AMOUNT = /€ \{(\w+)\}|\{(\w+)\}[ \u00a0]€/g;

const made: Partial<Record<Language, Intl.NumberFormat>> = {};
/** Created at first use, because it takes a phone a tenth of a second and few pages have amounts in sentences. */
const euros = (language: Language): Intl.NumberFormat =>
  (made[language] ??= new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }));
