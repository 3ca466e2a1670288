import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  ENCRYPTED_DEMONSTRATION_COLUMNS,
  type DemonstrationExportColumn,
  type DemonstrationExportQuery,
} from '@vitrine/schemas';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { type ExportColumns, moment } from '../desk/exports/export-columns.js';
import { ListExport } from '../desk/exports/list-export.js';
import { type ExportedRequest, RequestExport } from '../desk/visitor-requests/request-export.js';
import { DEMONSTRATIONS, type DemonstrationRow } from './demonstration-definition.js';
import { DemonstrationPrivacy, type DemonstrationText } from './demonstration-privacy.js';
import { DemonstrationSearch } from './demonstration-search.js';

type ExportedDemonstration = ExportedRequest &
  Partial<Pick<DemonstrationRow, 'kind' | 'place' | 'appointment' | 'wishes' | 'time_zone'>>;

const COLUMNS: ExportColumns<DemonstrationExportColumn, ExportedDemonstration, DemonstrationText> = {
  request: { heading: 'Request', cell: ({ id }) => id },
  received: { heading: 'Received (UTC)', cell: (row) => moment(row.created_at) },
  status: { heading: 'Status', cell: ({ status }) => status },
  kind: { heading: 'Kind', cell: ({ kind }) => kind ?? null },
  place: { heading: 'Place', cell: ({ place }) => place ?? null },
  appointment: { heading: 'Appointment (UTC)', cell: ({ appointment }) => moment(appointment ?? null) },
  wishes: { heading: 'Wishes (UTC)', cell: ({ wishes = [] }) => wishes.map(moment).join(' ') },
  timeZone: { heading: 'Time zone of the customer', cell: (row) => row.time_zone ?? null },
  language: { heading: 'Language', cell: ({ language }) => language },
  changed: { heading: 'Changed (UTC)', cell: (row) => moment(row.updated_at) },
  company: { heading: 'Company', cell: (_row, text) => text?.company ?? null },
  name: { heading: 'Name', cell: (_row, text) => text?.name ?? null },
};

/** The first lines of an export, for the API's document. */
export const DEMONSTRATION_EXPORT_EXAMPLE = [
  'Request,Received (UTC),Status,Kind,Place,Appointment (UTC),Wishes (UTC),Time zone of the customer,Language,Changed (UTC)',
  '0197aaaa-0000-7000-8000-000000000000,2026-11-21T09:30:00.000Z,new,video,,,2026-11-24T09:00:00.000Z,Europe/Berlin,de,2026-11-21T09:30:00.000Z',
].join('\r\n');

/** The list of requests for a demonstration as a CSV file. */
@Injectable()
export class DemonstrationExport extends RequestExport<
  DemonstrationText,
  DemonstrationExportColumn,
  ExportedDemonstration
> {
  constructor(exporting: ListExport, searching: DemonstrationSearch, privacy: DemonstrationPrivacy) {
    super({ exporting, searching, privacy }, DEMONSTRATIONS, {
      columns: COLUMNS,
      encrypted: ENCRYPTED_DEMONSTRATION_COLUMNS,
      onRequest: new Set(),
      expressions: {
        kind: 'r.kind',
        place: 'r.place',
        appointment: 'r.appointment',
        wishes: 'r.wishes',
        timeZone: 'r.time_zone',
      },
    });
  }

  /** @throws ApiError 403 where the person may not see what they ask for; 503 */
  csv(query: DemonstrationExportQuery, admin: CurrentAdminInfo): Promise<Readable> {
    const { search, status, kind } = query;
    return this.write(query, { search, filters: { status, kind } }, admin);
  }
}
