import { once } from 'node:events';
import { pipeline, Readable } from 'node:stream';
import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ImportKind } from '@vitrine/schemas';
import { CSV_COLUMNS } from '@vitrine/schemas/csv-columns';
import { stringify } from 'csv-stringify';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { columnNames, valueOf } from './columns.js';
import { writeCell } from './csv/cells.js';
import { assertMay } from './imports.service.js';
import { importedResource, type ImportedRow } from './kinds/index.js';

/** Entries per query. */
const BATCH = 500;

/** What staff edit, as CSV with the columns that an import takes (RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8). */
@Injectable()
export class ExportsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * @returns the file, as soon as its first lines can be read
   * @throws ApiError 403 without the permission to read such rows
   */
  async csv(kind: ImportKind, admin: CurrentAdminInfo): Promise<Readable> {
    assertMay(admin, kind, 'read');
    const file = stringify({ bom: true, header: true, columns: columnNames(kind), record_delimiter: 'windows' });
    pipeline(Readable.from(this.lines(kind)), file, () => undefined);
    await once(file, 'readable');
    return file;
  }

  /** The oldest first, since an id begins with its time. */
  private async *lines(kind: ImportKind): AsyncGenerator<string[]> {
    const { entity, fields } = importedResource[kind]();
    let last: string | undefined;
    for (;;) {
      const after = (last === undefined ? {} : { id: { $gt: last } }) as FilterQuery<ImportedRow>;
      const rows = await this.em
        .fork()
        .find<ImportedRow>(entity, after, { orderBy: { id: 'asc' } as never, limit: BATCH });
      for (const row of rows) yield cellsOf(kind, row.id, { ...fields.fieldsOf(row) });
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id;
    }
  }
}

const cellsOf = (kind: ImportKind, id: string, fields: Readonly<Record<string, unknown>>): string[] => [
  id,
  ...CSV_COLUMNS[kind].map((column) => writeCell(column.rule, valueOf(fields, column))),
];
