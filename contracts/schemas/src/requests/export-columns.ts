import { array } from 'yup';
import { described } from '../fields/described.js';
import { requiredChoice } from '../fields/fields.js';
import { separated } from '../fields/separated.js';
import { sentence } from '../messages/translate.js';

/**
 * The query field with the columns of an export.
 * @param left the columns that are not in a file by default, as text for the description
 */
export function exportColumns<Column extends string>(columns: readonly Column[], left: string) {
  const message = sentence('list.columns', { columns: columns.join(', ') });
  return described(
    array().of(requiredChoice(columns, message)).transform(separated).typeError(message).default([]),
    `Columns of the file in their order, separated by commas; empty = all but ${left}`,
    { example: [] },
  );
}

/** Columns of an export of contact requests. */
export const CONTACT_EXPORT_COLUMNS = [
  'request',
  'received',
  'status',
  'language',
  'changed',
  'assignee',
  'name',
  'email',
  'subject',
] as const;
export type ContactExportColumn = (typeof CONTACT_EXPORT_COLUMNS)[number];

/** Columns of such an export that are stored encrypted; they need the permission to decrypt. */
export const ENCRYPTED_CONTACT_COLUMNS: ReadonlySet<ContactExportColumn> = new Set(['name', 'email', 'subject']);

/** Columns of an export of requests for a demonstration. */
export const DEMONSTRATION_EXPORT_COLUMNS = [
  'request',
  'received',
  'status',
  'kind',
  'place',
  'appointment',
  'wishes',
  'timeZone',
  'language',
  'changed',
  'company',
  'name',
] as const;
export type DemonstrationExportColumn = (typeof DEMONSTRATION_EXPORT_COLUMNS)[number];

/** Columns of such an export that are stored encrypted; they need the permission to decrypt. */
export const ENCRYPTED_DEMONSTRATION_COLUMNS: ReadonlySet<DemonstrationExportColumn> = new Set(['company', 'name']);
