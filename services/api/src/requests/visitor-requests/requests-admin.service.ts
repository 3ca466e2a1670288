import { sql } from 'kysely';
import type { AuditDetails } from '../../common/audit/audit-entry.js';
import type { AuditLog } from '../../common/audit/audit-log.js';
import { actingStaffEmail } from '../../common/auth/acting-staff.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { notFound, staleVersion, type ApiError } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { change, run, type Database, type Queryable } from '../../database/database.js';
import { now } from '../../database/expressions.js';
import { createRequestMail } from '../../platform/notifications/outbox/outbox-entry.js';
import type { OutboxService } from '../../platform/notifications/outbox/outbox.service.js';
import { changedNotes } from './changed-notes.js';
import { type Presence } from './presence.js';
import type { RequestDefinition } from './request-definition.js';
import type { RequestPresenter } from './request-presenter.js';
import type { RequestPrivacy, RequestText } from './request-privacy.js';
import { lockRequest, requestById, type RequestRow, type StoredRequest } from './request-rows.js';

/** The fields that staff may change of every kind of requests. */
interface CommonChange {
  status: string;
  adminNotes?: string | undefined;
  version?: number | undefined;
}

/** A change of the columns that only one kind of requests has, and details for its audit entry. */
interface OwnChange {
  columns?: Readonly<Record<string, unknown>>;
  details?: AuditDetails;
}

/** The services of the domain that are needed to handle requests. */
interface RequestParts<Row extends RequestRow, Text extends RequestText, Answer extends object> {
  readonly database: Database;
  readonly presenter: RequestPresenter<Row, Text, Answer>;
  readonly privacy: RequestPrivacy<Text>;
  readonly outbox: OutboxService;
  readonly audit: AuditLog;
}

/** One kind of requests as staff handle them (contract: Admin: orders and contacts). */
export abstract class RequestsAdminService<Row extends RequestRow, Text extends RequestText, Answer extends object> {
  protected constructor(
    protected readonly parts: RequestParts<Row, Text, Answer>,
    private readonly definition: RequestDefinition,
  ) {}

  /** @throws ApiError 404 */
  async get(id: string): Promise<Answer> {
    return this.read(await this.parts.database.pool(), id);
  }

  /** Sends the mail about the present status of the request again. @throws ApiError 404 */
  async resendAcknowledgement(id: string): Promise<void> {
    const { database, outbox, audit } = this.parts;
    const { getVisitorMail } = this.definition;
    await database.transaction(async (connection) => {
      const found = await this.lock(connection, id, 'present', 'key share');
      await outbox.add(createRequestMail(getVisitorMail(found.status), id, found.language), connection);
      await audit.writeDeclared(connection);
    });
  }

  /** Deletes a request, with an audit entry; it can be restored. @throws ApiError 404, 412 */
  async remove(id: string, actor: CurrentAdminInfo, expected?: ExpectedVersions): Promise<void> {
    await this.parts.database.transaction(async (connection) => {
      const present = await this.lock(connection, id, 'present');
      assertExpected(expected, present.version);
      await this.set(connection, id, { deleted_at: now, updated_by: actor.email });
      await this.note(connection, 'delete', id, actor);
    });
  }

  /** Restores a deleted request, with an audit entry, until its time in the trash is over. @throws ApiError 404 */
  async restore(id: string, actor: CurrentAdminInfo): Promise<Answer> {
    return this.parts.database.transaction(async (connection) => {
      await this.lock(connection, id, 'restorable');
      await this.set(connection, id, { deleted_at: null, updated_at: now, updated_by: actor.email });
      await this.note(connection, 'restore', id, actor);
      return this.read(connection, id);
    });
  }

  /**
   * Changes status, notes and the columns that only this kind has, with the audit entry in the same transaction.
   * @param decide returns what else changes; gets the present, locked row, and may write mails
   * @throws ApiError 404, 409 `STALE_VERSION` or `CONFLICT`, 412 `PRECONDITION_FAILED`, and what `decide` throws
   */
  protected async changeRequest(
    id: string,
    { status, adminNotes, version }: CommonChange,
    expected: ExpectedVersions | undefined,
    decide: (present: StoredRequest<Row>, connection: Queryable) => Promise<OwnChange> | OwnChange = () => ({}),
  ): Promise<Answer> {
    const { database, privacy, audit } = this.parts;
    return database.transaction(async (connection) => {
      const present = await this.lock(connection, id, 'present');
      assertExpected(expected, present.version);
      if (version !== undefined && version !== present.version)
        throw staleVersion({ updatedAt: present.updated_at, updatedBy: present.updated_by });
      const own = await decide(present, connection);
      const notes = changedNotes(adminNotes, {
        stored: present.admin_notes,
        read: (stored) => privacy.readNotes(stored, id) ?? undefined,
        encrypt: (text) => privacy.encryptNotes(text, id),
      });
      await this.set(connection, id, {
        ...own.columns,
        status,
        admin_notes: notes,
        updated_by: actingStaffEmail(),
        updated_at: now,
      });
      const changed = await this.read(connection, id);
      const details = {
        ...(present.status !== status && { status: [present.status, status] }),
        ...(present.admin_notes !== notes && { notes: 'changed' }),
        ...own.details,
      };
      await audit.writeDeclared(connection, { details });
      return changed;
    });
  }

  /** @throws ApiError 404 */
  private async lock(
    connection: Queryable,
    id: string,
    presence: Exclude<Presence, 'stored'>,
    strength: 'key share' | 'update' = 'update',
  ): Promise<StoredRequest<Row>> {
    const found = await lockRequest<Row>(connection, this.definition, { id, presence, strength });
    if (!found) throw this.missing();
    return found;
  }

  /** @throws ApiError 404 */
  private async read(connection: Queryable, id: string): Promise<Answer> {
    const [found] = await run(connection, requestById<Row>(this.definition, id));
    if (!found) throw this.missing();
    return this.parts.presenter.present(found);
  }

  private async set(connection: Queryable, id: string, columns: Readonly<Record<string, unknown>>): Promise<void> {
    const values = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await change(
      connection,
      sql`update ${sql.table(this.definition.table)} set ${sql.join(values)}, version = version + 1 where id = ${id}`,
    );
  }

  private note(connection: Queryable, verb: 'delete' | 'restore', id: string, actor: CurrentAdminInfo): Promise<void> {
    const subjectType = this.definition.noun.toLowerCase();
    return this.parts.audit.write({ actor, action: `${subjectType}.${verb}`, subjectType, subjectId: id }, connection);
  }

  private missing(): ApiError {
    return notFound(this.definition.noun);
  }
}
