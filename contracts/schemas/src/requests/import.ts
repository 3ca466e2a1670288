import type { InferType } from 'yup';
import { IMPORT_KINDS, IMPORT_MODES, type ImportKind } from '../imports.js';
import { choiceField } from '../fields/choice-field.js';
import { described } from '../fields/described.js';
import { line } from '../fields/fields.js';
import { requestBody } from '../fields/request-body.js';
import { sentence } from '../messages/translate.js';
import type { Permission } from '../permissions.js';

/** Permissions for each kind of rows, in addition to that of the operation. */
export const IMPORT_PERMISSIONS = {
  products: { read: 'catalogue:read', write: 'catalogue:write' },
  accessories: { read: 'catalogue:read', write: 'catalogue:write' },
  stores: { read: 'content:read', write: 'content:write' },
  coupons: { read: 'coupons:read', write: 'coupons:write' },
} as const satisfies Record<ImportKind, Record<'read' | 'write', Permission>>;

/** The form of `POST /api/admin/imports` after its file was received (contract: Import). */
export const importSchema = requestBody('NewImport', 'A file of rows', {
  file: described(
    line().required(sentence('import.file')),
    'The CSV file: UTF-8, UTF-16 or Windows-1252, its cells apart by comma, semicolon or tab, the names of the columns in the first row',
  ),
  kind: choiceField(IMPORT_KINDS, 'import.kind', 'What the rows are', 'stores'),
  mode: choiceField(IMPORT_MODES, 'import.mode', '`check` writes nothing and tells what `apply` would do', 'check'),
});

export type NewImport = InferType<typeof importSchema>;
