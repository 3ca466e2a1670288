import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sentence } from '@vitrine/schemas';
import { changeRow, fillRow } from '../../../common/admin-entity/index.js';
import { validateWithSchema } from '../../../common/admin-entity/validate-with-schema.js';
import { ApiError } from '../../../common/errors/api-error.js';
import { newId } from '../../../common/ids.js';
import type { Database } from '../../../database/database.js';
import { missingFiles, namedFiles, type NamedFile } from '../../../files/media/removal/named-files.js';
import type { FileColumns } from '../columns.js';
import type { CsvRow } from '../csv/read-csv.js';
import type { ImportedResource, ImportedRow } from '../kinds/index.js';
import type { RefusedField } from '../refused-row.js';
import { RowFinder } from './find-rows.js';
import { changedFields, newFields } from './row-changes.js';
import { RowColumns } from './row-columns.js';
import { describeRow, type PreviewRow } from './preview-row.js';

/** An entry as it is to be written. */
export interface PlannedEntry {
  id: string;
  /** The version that was changed; `null` = a new entry. */
  version: number | null;
  /** Values by column. */
  columns: Record<string, unknown>;
  /** Stored files that it did not refer to before. */
  files: string[];
}

/** The plan for a row of a file; without an entry it changes nothing. */
export interface PlannedRow {
  row: number;
  refused: RefusedField[];
  entry?: PlannedEntry;
  /** Describes what the row would do; of no use where the row is refused. */
  describe?: () => PreviewRow;
}

interface Filled {
  row: ImportedRow;
  files: NamedFile[];
  version: number | null;
  /** Whether its natural key differs from the one before; true for a new entry. */
  hasNewKey: boolean;
}

/** Plans what the rows of a file would do, by the rules of single changes. It writes nothing, and of earlier rows keeps only the keys. */
export class ImportPlan {
  readonly columns: RowColumns;
  private readonly finder: RowFinder;
  /** Numbers of rows by the id of their entry, or by the natural key that it gets. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
    private readonly resource: ImportedResource,
    private readonly fileColumns: FileColumns,
  ) {
    this.columns = new RowColumns(em, resource);
    this.finder = new RowFinder(resource, fileColumns);
  }

  /** Plans the rows of a batch, in their order. */
  async plan(batch: readonly CsvRow[]): Promise<PlannedRow[]> {
    const em = this.em.fork();
    const whole = batch.filter(({ cells }) => cells.length === this.fileColumns.count);
    const found = new Map((await this.finder.find(em, whole)).map((each, place) => [whole[place], each]));
    const filled = new Map<PlannedRow, Filled>();
    const planned: PlannedRow[] = [];
    for (const csv of batch) {
      const target = found.get(csv) ?? { refused: this.wrongCount(csv) };
      const plan: PlannedRow = { row: csv.row, refused: [] };
      planned.push(plan);
      if ('refused' in target) plan.refused = [target.refused];
      else await this.fill(em, csv, target.entry, plan, filled);
    }
    await this.refuseTaken(em, filled);
    await this.refuseMissing(filled);
    for (const [plan, { row, version, files }] of filled) {
      if (plan.refused.length > 0) continue;
      plan.entry = { id: row.id, version, columns: this.columns.valuesOf(row), files: files.map(({ path }) => path) };
    }
    return planned;
  }

  private wrongCount({ cells }: CsvRow): RefusedField {
    const counts = { count: String(cells.length), columns: String(this.fileColumns.count) };
    return { field: '', message: sentence('import.cells', counts) };
  }

  private async fill(
    em: EntityManager,
    csv: CsvRow,
    entry: ImportedRow | undefined,
    plan: PlannedRow,
    filled: Map<PlannedRow, Filled>,
  ): Promise<void> {
    const before = entry && { ...entry };
    if (entry && this.isSeen(entry.id, plan)) return;
    const { changes, refused } = entry
      ? changedFields(this.resource, this.fileColumns, csv, entry)
      : newFields(this.fileColumns, csv);
    plan.refused = refused;
    if (refused.length > 0) return;
    const row = await this.apply(em, entry, changes, plan);
    if (!row) return;
    const key = this.finder.keyOfEntry(row);
    if (key !== undefined && (!entry || this.resource.taken !== undefined) && this.isSeen(key, plan)) return;
    const changed = this.columns.properties.filter((property) => isChanged(before?.[property], row[property]));
    const isSame = before && changed.length === 0;
    plan.describe = () => describeRow(this.resource, csv.row, before, isSame ? before : row);
    if (isSame) return;
    filled.set(plan, {
      row,
      version: before?.version ?? null,
      files: namedFiles(changed, row, before),
      hasNewKey: before === undefined || this.finder.keyOfEntry(before) !== key,
    });
  }

  /** Applies changes by the rules of a single change. @returns the entry; `undefined` when they refuse it */
  private async apply(
    em: EntityManager,
    entry: ImportedRow | undefined,
    changes: Record<string, unknown>,
    plan: PlannedRow,
  ): Promise<ImportedRow | undefined> {
    const { fields, entity } = this.resource;
    try {
      if (entry) {
        if (Object.keys(changes).length > 0) await changeRow(em, fields, entry, changes);
        return entry;
      }
      const row = await fillRow(em, fields, new entity(), validateWithSchema(fields.schema, changes));
      row.id = newId();
      return row;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const whole = [{ field: error.code === 'STALE_VERSION' ? 'version' : '', message: error.sentence }];
      plan.refused = (error.fields ?? whole).map(({ field, message }) => ({ field: columnOf(field), message }));
      return undefined;
    }
  }

  private isSeen(key: string, plan: PlannedRow): boolean {
    const earlier = this.seen.get(key);
    if (earlier === undefined) {
      this.seen.set(key, plan.row);
      return false;
    }
    plan.refused = [{ field: '', message: sentence('import.twice', { row: String(earlier) }) }];
    return true;
  }

  /** Refuses rows that give an entry the natural key of another one, where keys are unique. */
  private async refuseTaken(em: EntityManager, filled: ReadonlyMap<PlannedRow, Filled>): Promise<void> {
    const { taken } = this.resource;
    if (taken === undefined) return;
    // Entries that keep their key need no check.
    const renamed = [...filled].filter(([, { hasNewKey }]) => hasNewKey);
    const owners = await this.finder.takenBy(
      em,
      renamed.map(([, { row }]) => row),
    );
    for (const [plan, { row }] of renamed) {
      const owner = owners.get(this.finder.keyOfEntry(row) ?? '');
      if (owner !== undefined && owner !== row.id) plan.refused = [{ field: this.finder.keyField, message: taken }];
    }
  }

  private async refuseMissing(filled: ReadonlyMap<PlannedRow, Filled>): Promise<void> {
    const paths = [...filled.values()].flatMap(({ files }) => files.map(({ path }) => path));
    const missing = await missingFiles((statement) => this.database.run(statement), this.columns.table, paths);
    for (const [plan, { files }] of filled) {
      const fields = files.filter(({ path }) => missing.has(path)).map(({ field }) => columnOf(field));
      plan.refused.push(...[...new Set(fields)].map((field) => ({ field, message: sentence('media.missing') })));
    }
  }
}

/** Another order of keys is a change, too: specifications are shown in their order. */
const isChanged = (before: unknown, after: unknown): boolean =>
  !Object.is(before, after) && (!isDeepStrictEqual(before, after) || JSON.stringify(before) !== JSON.stringify(after));

/** The column of a field's path: `translations.fr.name` is `name.fr`, `images.2` is `images`. */
function columnOf(path: string): string {
  const [, language, field] = /^translations\.(\w+)\.(\w+)/.exec(path) ?? [];
  return field === undefined ? (path.split('.')[0] ?? '') : `${field}.${language}`;
}
