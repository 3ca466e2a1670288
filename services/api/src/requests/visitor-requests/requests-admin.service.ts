import type { Language } from '@vitrine/schemas';
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
import type { RequestDefinition } from './request-definition.js';
import type { RequestPresenter } from './request-presenter.js';
import type { RequestPrivacy, RequestText } from './request-privacy.js';
import { requestById, type RequestRow } from './request-rows.js';

/** What staff may change of every request. */
interface CommonChange {
  status: string;
  adminNotes?: string | undefined;
  version?: number | undefined;
}

/** A change of the columns that only one kind of requests has, and what belongs into its audit entry. */
interface OwnChange {
  columns?: Readonly<Record<string, unknown>>;
  details?: AuditDetails;
}

/** The domain's parts that handling requests needs. */
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
    const [found] = await this.parts.database.run(requestById<Row>(this.definition, id));
    if (!found) throw this.missing();
    return this.parts.presenter.present(found);
  }

  /** Sends the mail about where the request stands again. @throws ApiError 404 */
  async resendAcknowledgement(id: string): Promise<void> {
    const { database, outbox, audit } = this.parts;
    const { table, getVisitorMail } = this.definition;
    await database.transaction(async (connection) => {
      const [found] = await run(
        connection,
        sql<{
          language: Language;
          status: string;
        }>`select language, status from ${sql.table(table)} where id = ${id} for key share`,
      );
      if (!found) throw this.missing();
      await outbox.add(createRequestMail(getVisitorMail(found.status), id, found.language), connection);
      await audit.writeDeclared(connection);
    });
  }

  /** Its mails and search tokens go with it; who deleted it is in the audit log. @throws ApiError 404, 412 */
  async remove(id: string, actor: CurrentAdminInfo, expected?: ExpectedVersions): Promise<void> {
    const { database, audit } = this.parts;
    const subjectType = this.definition.noun.toLowerCase();
    await database.transaction(async (connection) => {
      const [removed] = await run(
        connection,
        sql<{ version: number }>`delete from ${sql.table(this.definition.table)} where id = ${id} returning version`,
      );
      if (!removed) throw this.missing();
      assertExpected(expected, removed.version);
      await audit.write({ actor, action: `${subjectType}.delete`, subjectType, subjectId: id }, connection);
    });
  }

  /**
   * Changes status, notes and what only this kind has, with its audit entry, in one transaction.
   * @param decide what else changes with the present row, which is locked; may write mails
   * @throws ApiError 404, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`, and what `decide` throws
   */
  protected async changeRequest(
    id: string,
    { status, adminNotes, version }: CommonChange,
    expected: ExpectedVersions | undefined,
    decide: (present: Row, connection: Queryable) => Promise<OwnChange> | OwnChange = () => ({}),
  ): Promise<Answer> {
    const { database, presenter, privacy, audit } = this.parts;
    const table = sql.table(this.definition.table);
    return database.transaction(async (connection) => {
      const [present] = await run(connection, sql<Row>`select * from ${table} where id = ${id} for update`);
      if (!present) throw this.missing();
      assertExpected(expected, present.version);
      if (version !== undefined && version !== present.version)
        throw staleVersion({ updatedAt: present.updated_at, updatedBy: present.updated_by });
      const own = await decide(present, connection);
      const notes = adminNotes === undefined ? present.admin_notes : privacy.encryptNotes(adminNotes, id);
      const columns: Record<string, unknown> = {
        ...own.columns,
        status,
        admin_notes: notes,
        updated_by: actingStaffEmail(),
      };
      const values = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      await change(
        connection,
        sql`update ${table} set ${sql.join(values)}, version = version + 1, updated_at = ${now} where id = ${id}`,
      );
      const [changed] = await run(connection, requestById<Row>(this.definition, id));
      if (!changed) throw this.missing();
      const details = {
        ...(present.status !== status && { status: [present.status, status] }),
        ...(present.admin_notes !== notes && { notes: 'changed' }),
        ...own.details,
      };
      await audit.writeDeclared(connection, { details });
      return presenter.present(changed);
    });
  }

  private missing(): ApiError {
    return notFound(this.definition.noun);
  }
}
