import { Injectable } from '@nestjs/common';
import { sentence, type Note } from '@vitrine/schemas';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../../common/auth/current-admin.js';
import { ApiError, notFound, staleVersion } from '../../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../../common/http/if-match.js';
import { newId } from '../../../common/ids.js';
import { change, Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { now } from '../../../database/expressions.js';
import { isInPresence, type Presence } from '../../visitor-requests/presence.js';
import type { DeskRecords } from '../desk-records.js';
import { lockRecord } from '../lock-record.js';
import { insertEntry } from '../timeline/entries.js';
import { EntryPrivacy } from '../timeline/entry-privacy.js';
import { mayEdit, Timeline } from '../timeline/timeline.service.js';
import type { TimelineEntry } from '../timeline/timeline.dto.js';

interface StoredNote {
  author: string | null;
  version: number;
  changedAt: Date;
  changedBy: string;
}

/** The ids of a note and of its record. */
interface NotePlace {
  recordId: string;
  id: string;
}

/** A note to be locked for a change. */
interface SoughtNote extends NotePlace {
  presence?: Exclude<Presence, 'stored'>;
}

/** Who changes a note, and the versions of it that they expect. */
interface NoteChange {
  actor: CurrentAdminInfo;
  expected?: ExpectedVersions;
}

/** Notes of staff beside a record, each with its author (contract: A desk for several people). */
@Injectable()
export class Notes {
  constructor(
    private readonly database: Database,
    private readonly privacy: EntryPrivacy,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
  ) {}

  /** @throws ApiError 404, 409 `CONFLICT` when the person was erased */
  async add(records: DeskRecords, recordId: string, { text }: Note, actor: CurrentAdminInfo): Promise<TimelineEntry> {
    const id = newId();
    await this.database.transaction(async (connection) => {
      await lockRecord(connection, records.kind, recordId, 'share');
      const content = this.privacy.encrypt({ text }, id);
      await insertEntry(connection, records.kind, recordId, { id, kind: 'note', actor, content });
      await this.audit.writeDeclared(connection, { details: { note: id } });
    });
    return this.timeline.get(records, recordId, id, actor);
  }

  /** @throws ApiError 404, 403 for a note of somebody else, 409 `STALE_VERSION`, or `CONFLICT` when the person was erased, 412 */
  async edit(records: DeskRecords, note: NotePlace, { text, version }: Note, by: NoteChange): Promise<TimelineEntry> {
    const { recordId, id } = note;
    await this.database.transaction(async (connection) => {
      await lockRecord(connection, records.kind, recordId, 'share');
      const stored = await this.lock(connection, records, note, by);
      if (version !== undefined && version !== stored.version)
        throw staleVersion({ updatedAt: stored.changedAt, updatedBy: stored.changedBy });
      await change(
        connection,
        db
          .updateTable('timeline_entries')
          .set((eb) => ({
            content: this.privacy.encrypt({ text }, id),
            version: eb('version', '+', 1),
            edited_at: now,
            edited_by: by.actor.email,
          }))
          .where('id', '=', id),
      );
      await this.audit.writeDeclared(connection, { details: { note: id } });
    });
    return this.timeline.get(records, recordId, id, by.actor);
  }

  /** Deletes a note; it can be restored. @throws ApiError 404, 403 for a note of somebody else, 412 */
  async remove(records: DeskRecords, note: NotePlace, by: NoteChange): Promise<void> {
    await this.database.transaction(async (connection) => {
      await this.lock(connection, records, note, by);
      await this.setDeleted(connection, note, by, now);
    });
  }

  /**
   * Restores a deleted note, until its time in the trash is over.
   * @throws ApiError 404, 403 for a note of somebody else, 409 `CONFLICT` when the person was erased
   */
  async restore(records: DeskRecords, note: NotePlace, by: NoteChange): Promise<TimelineEntry> {
    const { recordId, id } = note;
    await this.database.transaction(async (connection) => {
      await lockRecord(connection, records.kind, recordId, 'share');
      await this.lock(connection, records, { ...note, presence: 'restorable' }, by);
      await this.setDeleted(connection, note, by, null);
    });
    return this.timeline.get(records, recordId, id, by.actor);
  }

  private async setDeleted(
    connection: Queryable,
    { id }: NotePlace,
    { actor }: NoteChange,
    deletedAt: typeof now | null,
  ): Promise<void> {
    await change(
      connection,
      db
        .updateTable('timeline_entries')
        .set((eb) => ({ deleted_at: deletedAt, updated_by: actor.email, version: eb('version', '+', 1) }))
        .where('id', '=', id),
    );
    await this.audit.writeDeclared(connection, { details: { note: id } });
  }

  private async lock(
    connection: Queryable,
    { kind: { reference } }: DeskRecords,
    { recordId, id, presence = 'present' }: SoughtNote,
    { actor, expected }: NoteChange,
  ): Promise<StoredNote> {
    const [note] = await run(
      connection,
      db
        .selectFrom('timeline_entries')
        .select((eb) => [
          'admin_id as author',
          'version',
          eb.fn.coalesce('edited_at', 'at').as('changedAt'),
          eb.fn.coalesce('edited_by', 'admin_email').as('changedBy'),
        ])
        .where('id', '=', id)
        .where(reference, '=', recordId)
        .where('kind', '=', 'note')
        .where(isInPresence(presence, 'timeline_entries'))
        .forUpdate(),
    );
    if (!note) throw notFound('Note');
    if (!mayEdit(note.author, actor)) throw new ApiError(403, 'FORBIDDEN', sentence('note.foreign'));
    assertExpected(expected, note.version);
    return note;
  }
}
