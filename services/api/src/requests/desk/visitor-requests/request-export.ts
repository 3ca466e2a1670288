import type { Readable } from 'node:stream';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import type { RequestDefinition } from '../../visitor-requests/request-definition.js';
import type { RequestPrivacy, RequestText } from '../../visitor-requests/request-privacy.js';
import type { RequestRow } from '../../visitor-requests/request-rows.js';
import type { RequestSearch, RequestsAsked } from '../../visitor-requests/request-search.js';
import { chooseColumns, type ExportColumns } from '../exports/export-columns.js';
import type { ExportQuery, ListExport } from '../exports/list-export.js';

/** A row of an export as read from the database; `request` only where the columns have encrypted fields. */
export type ExportedRequest = Pick<RequestRow, 'id' | 'created_at' | 'updated_at' | 'status' | 'language'> &
  Partial<Pick<RequestRow, 'request'>>;

/** The stored columns that are read for every kind of requests. */
const STORED = [
  'id',
  'created_at',
  'updated_at',
  'status',
  'language',
] as const satisfies readonly (keyof ExportedRequest)[];

/** The CSV file of one kind of requests. */
interface RequestFile<Column extends string, Row extends ExportedRequest, Text> {
  readonly columns: ExportColumns<Column, Row, Text>;
  /** Columns whose values are stored encrypted. */
  readonly encrypted: ReadonlySet<Column>;
  /** Further columns that a file has only when they are asked for, as it is with the encrypted ones. */
  readonly onRequest: ReadonlySet<Column>;
  /** Further SQL expressions to read from the requests `r`, by the column of the file that needs them. */
  readonly expressions: Readonly<Partial<Record<Column, string>>>;
}

interface ExportParts<Text extends RequestText> {
  readonly exporting: ListExport;
  readonly searching: RequestSearch<RequestRow, Text>;
  readonly privacy: RequestPrivacy<Text>;
}

/** Exports a list of one kind of requests as CSV, with the rows and the order of the list. */
export abstract class RequestExport<Text extends RequestText, Column extends string, Row extends ExportedRequest> {
  protected constructor(
    private readonly parts: ExportParts<Text>,
    private readonly definition: RequestDefinition,
    private readonly file: RequestFile<Column, Row, Text>,
  ) {}

  /** See {@link ListExport.csv}. @param asked search and filters of the list */
  protected write(query: ExportQuery<Column>, asked: RequestsAsked, admin: CurrentAdminInfo): Promise<Readable> {
    const { exporting, searching, privacy } = this.parts;
    const { columns, encrypted, onRequest, expressions } = this.file;
    const standard = (Object.keys(columns) as Column[]).filter((name) => !encrypted.has(name) && !onRequest.has(name));
    const isNaming = query.columns.some((name) => encrypted.has(name));
    const read = new Set([
      ...STORED.map((column) => `r.${column}`),
      ...(isNaming ? ['r.request'] : []),
      ...(query.columns.length > 0 ? query.columns : standard).flatMap((name) => expressions[name] ?? []),
    ]);
    return exporting.csv<Row, Text>({
      name: this.definition.table,
      query,
      admin,
      needs: ['contacts:read', ...(isNaming ? (['customers:decrypt'] as const) : [])],
      columns: chooseColumns(columns, query.columns, standard),
      rows: () => searching.all<Row>(asked, [...read]),
      readPerson: isNaming
        ? ({ id, request }) => (request === undefined ? undefined : privacy.readRequest(request, id))
        : undefined,
    });
  }
}
