import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { sentence } from '@vitrine/schemas';
import { CSV_ID, CSV_NATURAL_KEYS } from '@vitrine/schemas/csv-columns';
import type { AnySchema } from 'yup';
import { readCell } from '../csv/cells.js';
import type { CsvRow } from '../csv/read-csv.js';
import type { FileColumns } from '../columns.js';
import type { ImportedResource, ImportedRow } from '../kinds/index.js';
import type { RefusedField } from '../refused-row.js';

/** The entry of a row, `undefined` where it is a new one, or why it cannot be determined. */
export type Found = { entry: ImportedRow | undefined } | { refused: RefusedField };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const where = (conditions: Readonly<Record<string, unknown>>) => conditions as FilterQuery<ImportedRow>;

/** Finds the entries that rows name by id or by natural key (contract: Import). */
export class RowFinder {
  private readonly key: readonly { field: string; rule: AnySchema; place: number }[];

  constructor(
    private readonly resource: ImportedResource,
    private readonly columns: FileColumns,
  ) {
    const fields = CSV_NATURAL_KEYS[resource.kind];
    const placed = columns.fields.filter(
      ({ column }) => fields.includes(column.field) && column.language === undefined,
    );
    this.key =
      placed.length === fields.length
        ? placed.map(({ column: { field, rule }, place }) => ({ field, rule, place }))
        : [];
  }

  /** The column at which a natural key of another entry is refused. */
  get keyField(): string {
    return CSV_NATURAL_KEYS[this.resource.kind][0] ?? CSV_ID;
  }

  /** The entry of each row of a batch, in their order. */
  async find(em: EntityManager, batch: readonly CsvRow[]): Promise<Found[]> {
    const named = batch.map((row) => ({ id: this.idOf(row), key: this.keyOf(row) }));
    const ids = named.map(({ id }) => id).filter((id) => UUID.test(id));
    const byId = new Map((await this.select(em, { id: { $in: ids } }, ids)).map((row) => [row.id, row]));
    const keys = named.filter(({ id }) => id === '').flatMap(({ key }) => (key ? [key] : []));
    const byKey = await this.findByKeys(em, keys);
    return named.map(({ id, key }) => {
      if (id !== '') {
        const entry = byId.get(id);
        return entry ? { entry } : { refused: { field: CSV_ID, message: sentence('import.id') } };
      }
      const entries = key ? (byKey.get(JSON.stringify(key)) ?? []) : [];
      if (entries.length > 1) return { refused: { field: CSV_ID, message: sentence('import.several') } };
      return { entry: entries[0] };
    });
  }

  /** The natural key of an entry as it is now; `undefined` where the kind has none. */
  keyOfEntry(entry: ImportedRow): string | undefined {
    const fields = CSV_NATURAL_KEYS[this.resource.kind];
    return fields.length === 0 ? undefined : JSON.stringify(fields.map((field) => entry[field]));
  }

  /** Which natural keys of these entries are stored already, each with the id of the entry that has it. */
  async takenBy(em: EntityManager, entries: readonly ImportedRow[]): Promise<ReadonlyMap<string, string>> {
    const fields = CSV_NATURAL_KEYS[this.resource.kind];
    const keys = entries.map((entry) => fields.map((field) => entry[field]));
    const found = await this.findByKeys(em.fork(), keys, fields);
    return new Map([...found].map(([key, [first]]) => [key, first?.id ?? '']));
  }

  private idOf({ cells }: CsvRow): string {
    return this.columns.id === undefined ? '' : (cells[this.columns.id] ?? '').trim().toLowerCase();
  }

  /** The natural key of a row, as the rules would store it; `undefined` where a part of it is missing. */
  private keyOf({ cells }: CsvRow): unknown[] | undefined {
    const key = this.key.map(
      ({ rule, place }) => rule.cast(readCell(rule, cells[place] ?? ''), { assert: false }) as unknown,
    );
    return key.length === 0 || key.some((part) => part === '' || part === undefined) ? undefined : this.inOrder(key);
  }

  private inOrder(key: readonly unknown[]): unknown[] {
    return CSV_NATURAL_KEYS[this.resource.kind].map((field) => key[this.key.findIndex((part) => part.field === field)]);
  }

  private async findByKeys(
    em: EntityManager,
    keys: readonly (readonly unknown[])[],
    fields = CSV_NATURAL_KEYS[this.resource.kind],
  ): Promise<Map<string, ImportedRow[]>> {
    const conditions = Object.fromEntries(
      fields.map((field, place) => [field, { $in: [...new Set(keys.map((key) => key[place]))] }]),
    );
    const rows = await this.select(em, conditions, keys);
    const byKey = new Map<string, ImportedRow[]>();
    for (const row of rows) {
      const key = JSON.stringify(fields.map((field) => row[field]));
      byKey.set(key, [...(byKey.get(key) ?? []), row]);
    }
    return byKey;
  }

  private async select(
    em: EntityManager,
    conditions: Readonly<Record<string, unknown>>,
    wanted: readonly unknown[],
  ): Promise<ImportedRow[]> {
    return wanted.length === 0 ? [] : em.find(this.resource.entity, where(conditions));
  }
}
