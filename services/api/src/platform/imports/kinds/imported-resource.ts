import type { ImportKind } from '@vitrine/schemas';
import type { StoredFields } from '../../../common/admin-entity/index.js';

/** A row of a table that imports write, by property. */
export interface ImportedRow extends Record<string, unknown> {
  id: string;
  version: number;
}

/** How an import writes rows of one kind: by the same rules and to the same columns as a single change. */
export interface ImportedResource {
  readonly kind: ImportKind;
  readonly entity: new () => ImportedRow;
  readonly fields: StoredFields<ImportedRow, object>;
  /** Columns that no request body sets, such as counters. */
  readonly kept: readonly string[];
  /** The message for a row whose natural key another entry has; absent = keys need not be unique. */
  readonly taken?: string;
  /** A row's translations before those of the file are applied, where a change of German texts reorders them. */
  readonly translationsBefore?: (row: ImportedRow, changes: Readonly<Record<string, unknown>>) => object | undefined;
}
