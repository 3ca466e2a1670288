import { Injectable } from '@nestjs/common';
import type { TimelineQuery } from '@vitrine/schemas';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { notFound } from '../../../common/errors/api-error.js';
import { readTimeCursor, toCursor } from '../../../common/http/requests/cursor.js';
import { Database } from '../../../database/database.js';
import type { DeskRecord, DeskRecords } from '../desk-records.js';
import { EntryPrivacy } from './entry-privacy.js';
import { presentEntry } from './present-entry.js';
import type { TimelineDto, TimelineEntry } from './timeline.dto.js';
import { selectEntry, selectTimeline, type TimelineRow } from './timeline-statement.js';

/** The timeline of a record, read from the tables that already have its facts; nothing is stored twice. */
@Injectable()
export class Timeline {
  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
  ) {}

  /** @throws ApiError 404; 400 for an invalid cursor */
  async list(
    records: DeskRecords,
    id: string,
    { cursor, limit }: TimelineQuery,
    viewer: CurrentAdminInfo,
  ): Promise<TimelineDto> {
    const after = readTimeCursor(cursor);
    const record = await records.find(id);
    const found = await this.database.run(selectTimeline(records, id, after, limit + 1));
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: page.map((row) => this.present(row, record, viewer)),
      next: found.length > limit && last ? toCursor([last.exactly, last.id]) : null,
    };
  }

  /** One entry. @throws ApiError 404 */
  async get(records: DeskRecords, id: string, entryId: string, viewer: CurrentAdminInfo): Promise<TimelineEntry> {
    const record = await records.find(id);
    const [row] = await this.database.run(selectEntry(records, id, entryId));
    if (!row) throw notFound('Entry');
    return this.present(row, record, viewer);
  }

  private present(row: TimelineRow, record: DeskRecord, viewer: CurrentAdminInfo): TimelineEntry {
    return presentEntry(row, {
      record,
      content: this.privacy.read(row.content, row.id),
      editable: mayEdit(row.admin_id, viewer),
    });
  }
}

/** An entry may be changed by its author and by owners (contract: A desk for several people). */
export const mayEdit = (authorId: string | null, { id, role }: CurrentAdminInfo): boolean =>
  authorId === id || role === 'owner';
