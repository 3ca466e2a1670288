import {
  addMethod,
  boolean,
  number,
  setLocale,
  string,
  type AnySchema,
  type StringSchema,
  type ValidationError,
} from 'yup';
import { isAmbiguousAmount, readAmount } from './amount-text.js';
import { LENGTHS, MAXIMUM_LENGTHS } from '../constants.js';
import { described } from './described.js';
import { sentence } from '../messages/translate.js';
import type { MessageCode } from '../messages/catalogue.js';

/** Sentences for rules without one of their own, because Yup's defaults name JavaScript types and repeat the value. */
setLocale({
  mixed: {
    default: sentence('value.type'),
    required: sentence('value.required'),
    defined: sentence('value.required'),
    notNull: sentence('value.required'),
    notType: sentence('value.type'),
    oneOf: sentence('value.type'),
  },
});

/** A text's length in Unicode characters: an emoji counts as one, though it has two UTF-16 units. */
export const characterCount = (text: string): number => Array.from(text).length;

const holds = {
  min: (text: string, limit: number) => characterCount(text) >= limit,
  max: (text: string, limit: number) => characterCount(text) <= limit,
};

for (const name of ['min', 'max'] as const) {
  addMethod(string, name, function (this: StringSchema, limit: number, message: string) {
    const test = (text: string | undefined) => holds[name](text ?? '', limit);
    return this.test({ name, exclusive: true, params: { [name]: limit }, skipAbsent: true, message, test });
  });
}

/** Control characters, and unpaired surrogates, which PostgreSQL refuses in JSON. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/gu;
const UNPRINTABLE_BUT_LINE_ENDS = /[^\P{Cc}\n\t]|\p{Cs}/gu;

/** Makes a text one line: white space is collapsed and trimmed, control characters are removed. */
export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').replace(UNPRINTABLE, '').trim();

const ADDRESS = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** A text of one line: normalised by {@link oneLine}; other types are refused instead of converted. */
export const line = () =>
  string()
    .transform((_value: unknown, original: unknown) => (typeof original === 'string' ? oneLine(original) : original))
    .typeError(sentence('text.type'));

/** A text of several lines: trimmed, with `\n` as line end and without control characters; other types are refused. */
export const paragraph = () =>
  string()
    .transform((_value: unknown, original: unknown) =>
      typeof original === 'string'
        ? original.replace(/\r\n?/g, '\n').replace(UNPRINTABLE_BUT_LINE_ENDS, '').trim()
        : original,
    )
    .typeError(sentence('text.type'));

/** The sentence for a text of more than `max` characters. */
export const tooLong = (max: number) => sentence('text.maximum', { max: String(max) });

/** A required line of at most `max` characters. @param code of the sentence that says that it is missing */
const requiredLine = (code: MessageCode, max: number) => line().required(sentence(code)).max(max, tooLong(max));

/** {@link requiredLine} with its description and an example for the document. */
export const lineField = (code: MessageCode, max: number, description: string, example: string) =>
  described(requiredLine(code, max), description, { example });

/** A required title of at most `max` characters. */
export const requiredTitle = (max: number) => requiredLine('title.required', max);

/** A required line within the bounds of `LENGTHS[name]`, with that field's own two sentences. */
export const boundedLine = (name: Exclude<keyof typeof LENGTHS, 'newPassword' | 'telephone'>) =>
  line()
    .required(sentence(`${name}.required` satisfies MessageCode))
    .min(LENGTHS[name].min, sentence(`${name}.length`))
    .max(LENGTHS[name].max, sentence(`${name}.length`));

const TELEPHONE = /^\+?[\d\s()-]*$/;

/** A telephone number of digits, spaces, hyphens and parentheses, optionally with a leading plus sign (public spec §5). */
const asTelephone = <Text extends StringSchema<string | undefined>>(text: Text): Text =>
  text
    .min(LENGTHS.telephone.min, sentence('telephone.length'))
    .max(LENGTHS.telephone.max, sentence('telephone.length'))
    .matches(TELEPHONE, sentence('telephone.format'));

/** An optional telephone number. */
export const telephone = () => asTelephone(line());

/** A required telephone number. */
export const requiredTelephone = () => asTelephone(line().required(sentence('telephone.required')));

/** A required e-mail address with a domain of at least two labels, at most 254 characters. */
export const email = (description: string) =>
  described(
    line()
      .required(sentence('email.required'))
      .max(MAXIMUM_LENGTHS.email, sentence('email.format'))
      .matches(ADDRESS, { message: sentence('email.format'), excludeEmptyString: true }),
    description,
    { format: 'email', example: 'erika@juwelier.example' },
  );

/** A flag that must be a boolean: the text "true" is no consent. */
export const flag = (message = sentence('boolean.type')) =>
  boolean()
    .transform((_value: unknown, original: unknown) => original)
    .typeError(message);

/** A flag that must be true. */
export const consent = (message: string) => flag(message).required(message).isTrue(message);

/** One of a few texts; any other value, whatever its type, gets the same sentence. */
export const choice = <Value extends string>(values: readonly Value[], message: string) =>
  string()
    .transform((_value: unknown, original: unknown) => original)
    .typeError(message)
    .oneOf(values, message);

/** A required choice of a few texts; the same sentence says that it is missing. */
export const requiredChoice = <Value extends string>(values: readonly Value[], message: string) =>
  choice(values, message).required(message);

/** A JSON number, or its text from a form; never NaN. */
export const amount = () =>
  number()
    .transform((value: unknown, original: unknown) => {
      if (original === '' || original === null) return null;
      return typeof original === 'number' || typeof original === 'string' ? value : Number.NaN;
    })
    .typeError(sentence('number.type'));

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/**
 * Euros with at most two decimals, up to 9,999,999.99: a number, or a text with decimal comma or decimal point. A text that could mean two amounts
 * is refused.
 */
export const euros = () =>
  amount()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' && original.trim() !== '' ? (readAmount(original) ?? Number.NaN) : value,
    )
    .typeError(({ originalValue }: { originalValue: unknown }) =>
      sentence(isAmbiguousAmount(originalValue) ? 'money.ambiguous' : 'number.type'),
    )
    .test('decimals', sentence('money.decimals'), (value) => value == null || hasTwoDecimals(value))
    .max(9_999_999.99, sentence('money.maximum'))
    .meta({ unit: 'euros' });

/** Whether a field is made by {@link euros}. */
export const isMoney = ({ spec }: AnySchema): boolean => (spec.meta as { unit?: string } | undefined)?.unit === 'euros';

/** Turns '' and null into undefined, so that clients may send an empty optional field. */
export const blankAsAbsent = (_value: unknown, original: unknown): unknown =>
  original === '' || original === null ? undefined : _value;

/**
 * For the `transform` of a list that visitors send: cuts it one entry after its limit. `max` still refuses it, and the entries cut off cost no time
 * for validation.
 */
export const cutBehind =
  (max: number) =>
  (value: unknown): unknown =>
    Array.isArray(value) ? value.slice(0, max + 1) : value;

/** One entry per field, the first sentence of each, in the order of the schema; `field` is a dotted path. */
export function fieldErrors(error: ValidationError): { field: string; message: string }[] {
  const all = error.inner.length > 0 ? error.inner : [error];
  const first = new Map<string, string>();
  for (const { path = '', message } of all) {
    const field = path.replace(/\[(\d+)\]/g, '.$1');
    if (!first.has(field)) first.set(field, message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
