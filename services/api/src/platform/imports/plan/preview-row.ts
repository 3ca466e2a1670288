import { IMPORT_LIMITS, type ImportChange, type ImportKind } from '@vitrine/schemas';
import { CSV_COLUMNS, CSV_NATURAL_KEYS } from '@vitrine/schemas/csv-columns';
import { valueOf } from '../columns.js';
import { cellText } from '../csv/cells.js';
import type { ImportedResource, ImportedRow } from '../kinds/index.js';

/** A column that a row writes, with texts for people: shortened, and empty where there is none. */
interface PreviewField {
  field: string;
  before: string;
  after: string;
}

/** What a row of a checked file would do, for an answer. No imported kind contains data of customers. */
export interface PreviewRow {
  row: number;
  /** `null` for a new entry, whose id is made when it is written. */
  id: string | null;
  name: string;
  change: ImportChange;
  fields: PreviewField[];
  /** How many further columns it writes. */
  moreFields: number;
}

/** How many characters of a text are shown before its first change. */
const LEAD = 20;

/** Describes a row. @param before the entry as it is; `undefined` for a new one @param after the same entry when there is no change */
export function describeRow(
  { kind, fields }: ImportedResource,
  row: number,
  before: ImportedRow | undefined,
  after: ImportedRow,
): PreviewRow {
  const old = before && { ...fields.fieldsOf(before) };
  const present = { ...fields.fieldsOf(after) };
  const written =
    after === before
      ? []
      : CSV_COLUMNS[kind].flatMap((column) => {
          const texts = [old, present].map((values) => (values ? cellText(column.rule, valueOf(values, column)) : ''));
          const [was = '', is = ''] = texts;
          return was === is ? [] : [{ field: column.name, ...shortened(was, is) }];
        });
  return {
    row,
    id: before?.id ?? null,
    name: nameOf(kind, present),
    change: before === undefined ? 'create' : after === before ? 'none' : 'update',
    fields: written.slice(0, IMPORT_LIMITS.shownFields),
    moreFields: Math.max(0, written.length - IMPORT_LIMITS.shownFields),
  };
}

const NAMES = ['name'];

/** What staff know an entry by: its natural key, or its name. */
function nameOf(kind: ImportKind, fields: Readonly<Record<string, unknown>>): string {
  const key = CSV_NATURAL_KEYS[kind];
  const parts = (key.length > 0 ? key : NAMES).map((field) => fields[field]);
  return excerpt(parts.filter((part) => typeof part === 'string' && part !== '').join(', '), 0);
}

/** Cuts two texts to begin shortly before their first difference. */
function shortened(before: string, after: string): { before: string; after: string } {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return { before: excerpt(before, same), after: excerpt(after, same) };
}

function excerpt(text: string, place: number): string {
  const limit = IMPORT_LIMITS.shownText;
  const begin = Math.max(0, Math.min(place - LEAD, text.length - limit));
  const part = text.slice(begin, begin + limit);
  return `${begin > 0 ? '…' : ''}${readable(part)}${begin + limit < text.length ? '…' : ''}`;
}

/** Leaves out what PostgreSQL refuses in JSON, such as half of a character that was cut. */
const readable = (text: string): string => text.replace(/[^\P{Cc}\n]|\p{Cs}/gu, '');
