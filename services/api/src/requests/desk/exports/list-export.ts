import { once } from 'node:events';
import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { neutralizeFormulas, type Permission } from '@vitrine/schemas';
import { stringify } from 'csv-stringify';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { forbidden, unavailable } from '../../../common/errors/api-error.js';
import type { ExportColumn } from './export-columns.js';

/** Exports that one process runs at a time: each holds a connection of the pool until its reader is done. */
const AT_ONCE = 2;
/** An export is aborted after this time, even if its reader keeps reading. */
const EXPORT_TIMEOUT_MS = 10 * 60_000;
const RETRY_SECONDS = 60;

/** What the query of every export has; its other fields are filters of the list. */
export interface ExportQuery<Column extends string = string> {
  search: string;
  status?: string | undefined;
  columns: readonly Column[];
}

/** A list to export. */
export interface ExportedList<Row, Person> {
  /** Its name in the audit log, where the action of the entry is `orders.export` and the like. */
  readonly name: 'orders' | 'contacts' | 'demonstrations';
  readonly query: ExportQuery;
  readonly admin: CurrentAdminInfo;
  /** The permissions that the person needs beside the one of the operation. */
  readonly needs: readonly Permission[];
  readonly columns: readonly ExportColumn<Row, Person>[];
  /** The list's rows, in batches. */
  rows: () => AsyncIterable<readonly Row[]>;
  /**
   * Decrypts the personal data of a row; given only where a column shows them. `undefined` = not readable, so that one row never hides the others.
   */
  readPerson?: ((row: Row) => Person | undefined) | undefined;
}

/** Writes lists of visitors' requests as CSV (RFC 4180, with a byte order mark, by which spreadsheets recognise UTF-8). */
@Injectable()
export class ListExport {
  private running = 0;

  constructor(private readonly audit: AuditLog) {}

  /**
   * The audit entry is written before any row is read. A value that a spreadsheet would take for a formula is prefixed with an apostrophe.
   * @returns the CSV, whose first lines are ready; the stream fails when its reader takes longer than ten minutes
   * @throws ApiError 403 where the person lacks a permission; 503 with `Retry-After` when two exports are running already
   */
  async csv<Row, Person>(list: ExportedList<Row, Person>): Promise<Readable> {
    const { admin, needs, columns } = list;
    const missing = needs.find((permission) => !admin.permissions.includes(permission));
    if (missing) throw forbidden(missing, admin.role === null ? 'key' : 'role');
    if (this.running >= AT_ONCE) {
      throw unavailable('Two exports are running already. Please try again in a minute', RETRY_SECONDS);
    }
    this.running += 1;
    const file = stringify({
      bom: true,
      header: true,
      columns: columns.map(({ heading }) => heading),
      record_delimiter: 'windows',
      cast: { string: neutralizeFormulas },
    });
    pipeline(Readable.from(this.lines(list)), file, () => {
      this.running -= 1;
    });
    addAbortSignal(AbortSignal.timeout(EXPORT_TIMEOUT_MS), file);
    await once(file, 'readable');
    return file;
  }

  private async *lines<Row, Person>(list: ExportedList<Row, Person>): AsyncGenerator<unknown[]> {
    await this.note(list);
    for await (const batch of list.rows()) {
      for (const row of batch) {
        const person = list.readPerson?.(row);
        yield list.columns.map(({ cell }) => cell(row, person));
      }
    }
  }

  private async note<Row, Person>({ name, query, admin }: ExportedList<Row, Person>): Promise<void> {
    const { search, status, columns, ...filters } = query;
    await this.audit.write({
      actor: admin,
      action: `${name}.export`,
      subjectType: name,
      subjectId: null,
      // The text of the search is left out, as it may be a person's name.
      details: {
        ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
        status: status ?? 'all',
        search: search === '' ? 'no' : 'yes',
        ...(columns.length > 0 && { columns: [...columns] }),
      },
    });
  }
}
