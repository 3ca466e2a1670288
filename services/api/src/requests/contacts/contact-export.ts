import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ENCRYPTED_CONTACT_COLUMNS, type ContactExportColumn, type ContactExportQuery } from '@vitrine/schemas';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { type ExportColumns, moment } from '../desk/exports/export-columns.js';
import { ListExport } from '../desk/exports/list-export.js';
import { RECORDS } from '../desk/record-kind.js';
import { type ExportedRequest, RequestExport } from '../desk/visitor-requests/request-export.js';
import { assigneeName } from '../desk/work/work-filter.js';
import { getContactConditions } from './contact-conditions.js';
import { CONTACTS } from './contact-definition.js';
import { ContactPrivacy, type ContactText } from './contact-privacy.js';
import { ContactSearch } from './contact-search.js';

type ExportedContact = ExportedRequest & { assignee?: string | null };

const COLUMNS: ExportColumns<ContactExportColumn, ExportedContact, ContactText> = {
  request: { heading: 'Request', cell: ({ id }) => id },
  received: { heading: 'Received (UTC)', cell: (row) => moment(row.created_at) },
  status: { heading: 'Status', cell: ({ status }) => status },
  language: { heading: 'Language', cell: ({ language }) => language },
  changed: { heading: 'Changed (UTC)', cell: (row) => moment(row.updated_at) },
  assignee: { heading: 'Assignee', cell: ({ assignee }) => assignee ?? null },
  name: { heading: 'Name', cell: (_row, text) => text?.name ?? null },
  email: { heading: 'E-mail', cell: (_row, text) => text?.email ?? null },
  subject: { heading: 'Subject', cell: (_row, text) => text?.subject ?? null },
};

/** The first lines of an export, for the API's document. */
export const CONTACT_EXPORT_EXAMPLE = [
  'Request,Received (UTC),Status,Language,Changed (UTC)',
  '0197aaaa-0000-7000-8000-000000000000,2026-11-21T09:30:00.000Z,new,de,2026-11-21T09:30:00.000Z',
].join('\r\n');

/** The list of contact requests as a CSV file. */
@Injectable()
export class ContactExport extends RequestExport<ContactText, ContactExportColumn, ExportedContact> {
  constructor(exporting: ListExport, searching: ContactSearch, privacy: ContactPrivacy) {
    super({ exporting, searching, privacy }, CONTACTS, {
      columns: COLUMNS,
      encrypted: ENCRYPTED_CONTACT_COLUMNS,
      onRequest: new Set(['assignee']),
      expressions: { assignee: `${assigneeName(RECORDS.contact, 'r')} as assignee` },
    });
  }

  /** @throws ApiError 403 where the person may not see what they ask for; 503 */
  csv(query: ContactExportQuery, admin: CurrentAdminInfo): Promise<Readable> {
    const { search, status } = query;
    const more = getContactConditions(query, admin.id);
    return this.write(query, { search, filters: { status }, more }, admin);
  }
}
