import { isAmbiguousAmount, isMoney, escapeFormula, sentence, unescapeFormula } from '@vitrine/schemas';
import type { AnySchema } from 'yup';
import { isInherited } from '../../../common/http/requests/json-body.js';

/** A cell does not have the form of its column; the message is a sentence of the catalogue. */
export class RefusedCell extends Error {}

const BETWEEN = '|';
const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'wahr', 'yes', 'ja', '1'].map((word) => [word, true] as const),
  ...['false', 'falsch', 'no', 'nein', '0'].map((word) => [word, false] as const),
]);
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const DECIMAL_COMMA = /^-?\d+,\d+$/;

/** The value of a field as a cell of CSV. */
export const writeCell = (rule: AnySchema, value: unknown): string => escapeFormula(cellText(rule, value));

/** The text of such a cell for people: formulas are not escaped. */
export function cellText(rule: AnySchema, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return isMoney(rule) ? value.toFixed(2) : String(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return listText(value);
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value);
}

/** Texts separated by `|` where that reads back as the same list, else JSON. */
function listText(list: readonly unknown[]): string {
  if (list.length === 0) return '';
  const text = list.join(BETWEEN);
  const isPlain = list.every((entry) => typeof entry === 'string') && !text.startsWith('[') && text !== '';
  return isPlain && JSON.stringify(splitList(text)) === JSON.stringify(list) ? text : JSON.stringify(list);
}

const splitList = (text: string): string[] => text.split(BETWEEN).map((entry) => entry.trim());

/**
 * The value of a cell, which the rule of its field then checks; `undefined` = an empty cell of a field that has no value for it.
 * @throws RefusedCell
 */
export function readCell(rule: AnySchema, cell: string): unknown {
  const text = unescapeFormula(cell);
  if (rule.type === 'array') return readList(rule, text.trim());
  if (rule.type === 'mixed' || rule.type === 'object') return text.trim() === '' ? undefined : readJson(text);
  if (rule.type === 'boolean') return text.trim() === '' ? undefined : readFlag(text);
  if (rule.type === 'number') return isMoney(rule) ? text : readNumber(rule, text.trim());
  return isDay(rule) ? readDay(text.trim()) : text;
}

function readList(rule: AnySchema, text: string): unknown {
  if (text === '') return [];
  if (text.startsWith('[')) return readJson(text);
  const { innerType } = rule as AnySchema & { innerType?: AnySchema };
  if (innerType?.type !== 'string') throw new RefusedCell(sentence('import.json'));
  return splitList(text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => (isInherited(key) ? undefined : value)) as unknown;
  } catch {
    throw new RefusedCell(sentence('import.json'));
  }
}

/** Any other word is left for the rule to refuse. */
const readFlag = (text: string): unknown => FLAGS.get(text.trim().toLowerCase()) ?? text;

/**
 * A number with a decimal point, or with a decimal comma where that is unambiguous: `1,250` may be 1250 or 1.25, unless the field does not accept
 * the larger one.
 */
function readNumber(rule: AnySchema, text: string): string {
  if (!DECIMAL_COMMA.test(text)) return text;
  if (isAmbiguousAmount(text) && rule.isValidSync(text.replace(',', '')))
    throw new RefusedCell(sentence('import.numberAmbiguous'));
  return text.replace(',', '.');
}

/** Whether a field takes a day: a spreadsheet in German writes `2026-11-01` as `01.11.2026`. */
function isDay({ spec }: AnySchema): boolean {
  const { jsonSchema } = (spec.meta ?? {}) as { jsonSchema?: { anyOf?: readonly { format?: string }[] } };
  return jsonSchema?.anyOf?.some(({ format }) => format === 'date') ?? false;
}

const readDay = (text: string): string =>
  text.replace(GERMAN_DAY, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
