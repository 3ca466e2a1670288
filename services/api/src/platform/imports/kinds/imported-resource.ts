import type { ImportKind } from '@vitrine/schemas';
import type { StoredFields } from '../../../common/admin-entity/index.js';

/** A row of a table that files bring rows of, by its properties. */
export interface ImportedRow extends Record<string, unknown> {
  id: string;
  version: number;
}

/** How an import writes rows of one kind: with the rules and the columns of a single change. */
export interface ImportedResource {
  readonly kind: ImportKind;
  readonly entity: new () => ImportedRow;
  readonly fields: StoredFields<ImportedRow, object>;
  /** Columns that no body decides, such as counters. */
  readonly kept: readonly string[];
  /** What refuses a row whose natural key another one has; without it several may have the same. */
  readonly taken?: string;
  /** The translations that a row has before those of the file, where a change of German texts moves them. */
  readonly translationsBefore?: (row: ImportedRow, changes: Readonly<Record<string, unknown>>) => object | undefined;
}
