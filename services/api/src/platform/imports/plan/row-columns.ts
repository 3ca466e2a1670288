import type { EntityManager, EntityProperty } from '@mikro-orm/postgresql';
import type { ImportedResource, ImportedRow } from '../kinds/index.js';

/** Properties that only the server sets. */
const SERVER_COLUMNS: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'updatedAt', 'updatedBy']);
/** Types of columns whose values need no conversion for JSON. */
const AS_JSON: ReadonlySet<string> = new Set(['json', 'jsonb', 'text[]']);

interface Column {
  property: string;
  name: string;
  toStored: (value: unknown) => unknown;
}

/** The columns of a table that request bodies set, from MikroORM's metadata. */
export class RowColumns {
  readonly table: string;
  readonly properties: readonly string[];
  private readonly columns: readonly Column[];

  constructor(em: EntityManager, { entity, kept }: ImportedResource) {
    const { tableName, props } = em.getMetadata().get<ImportedRow>(entity);
    const all = props as unknown as readonly EntityProperty[];
    this.table = tableName;
    this.columns = all
      .filter(({ name }) => !SERVER_COLUMNS.has(name) && !kept.includes(name))
      .map(({ name, fieldNames, columnTypes, customType }) => ({
        property: name,
        name: fieldNames[0] ?? name,
        toStored: (value) =>
          value === null || value === undefined || !customType || AS_JSON.has(columnTypes[0] ?? '')
            ? value
            : (customType.convertToDatabaseValue(value, em.getPlatform()) as unknown),
      }));
    this.properties = this.columns.map(({ property }) => property);
  }

  /** The names of the columns; {@link valuesOf} gives each a value. */
  get names(): string[] {
    return this.columns.map(({ name }) => name);
  }

  /** A row's values by column, for `json_populate_recordset`. */
  valuesOf(row: ImportedRow): Record<string, unknown> {
    return Object.fromEntries(
      this.columns.map(({ property, name, toStored }) => [name, toStored(row[property]) ?? null]),
    );
  }
}
