import type { Readable } from 'node:stream';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import type { RequestDefinition } from '../../visitor-requests/request-definition.js';
import type { RequestPrivacy, RequestText } from '../../visitor-requests/request-privacy.js';
import type { RequestRow } from '../../visitor-requests/request-rows.js';
import type { RequestSearch, RequestsAsked } from '../../visitor-requests/request-search.js';
import { chooseColumns, type ExportColumns } from '../exports/export-columns.js';
import type { ExportQuery, ListExport } from '../exports/list-export.js';

/** A row of an export, as it is read; `request` only where encrypted fields are among the columns. */
export type ExportedRequest = Pick<RequestRow, 'id' | 'created_at' | 'updated_at' | 'status' | 'language'> &
  Partial<Pick<RequestRow, 'request'>>;

/** What a row of every kind of requests is read from; further columns follow. */
const STORED = [
  'id',
  'created_at',
  'updated_at',
  'status',
  'language',
] as const satisfies readonly (keyof ExportedRequest)[];

/** What the file of one kind of requests has. */
interface RequestFile<Column extends string, Row extends ExportedRequest, Text> {
  readonly columns: ExportColumns<Column, Row, Text>;
  /** Columns that tell what is stored encrypted. */
  readonly encrypted: ReadonlySet<Column>;
  /** Columns that a file has only when it is asked for them, beside the encrypted ones. */
  readonly onRequest: ReadonlySet<Column>;
  /** What is read of the requests `r` beside what all kinds have, as SQL by the column that needs it. */
  readonly expressions: Readonly<Partial<Record<Column, string>>>;
}

interface ExportParts<Text extends RequestText> {
  readonly exporting: ListExport;
  readonly searching: RequestSearch<RequestRow, Text>;
  readonly privacy: RequestPrivacy<Text>;
}

/** The list of one kind of requests as a file, with what the list finds, in its order. */
export abstract class RequestExport<Text extends RequestText, Column extends string, Row extends ExportedRequest> {
  protected constructor(
    private readonly parts: ExportParts<Text>,
    private readonly definition: RequestDefinition,
    private readonly file: RequestFile<Column, Row, Text>,
  ) {}

  /** See {@link ListExport.csv}. @param asked which requests the list shows */
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
