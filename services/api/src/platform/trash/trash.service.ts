import { Injectable } from '@nestjs/common';
import { sentence, TRASH_DAYS, TRASH_KINDS, type TrashKind, type TrashListQuery } from '@vitrine/schemas';
import { sql, type RawBuilder } from 'kysely';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { conflict, forbidden, notFound } from '../../common/errors/api-error.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { daysAgo } from '../../database/expressions.js';
import { isUniqueViolation } from '../../database/unique-violation.js';
import { cursorOf, selectDeleted, type DeletedRecord, type FoundRecord } from './deleted-records.js';
import type { TrashEntryDto, TrashPageDto } from './trash.dto.js';
import { RestoreHooks } from './restore-hooks.js';

const DAY_MS = 86_400_000;

const KINDS = Object.keys(TRASH_KINDS) as TrashKind[];

interface StoredEntry extends DeletedRecord {
  kind: TrashKind;
}

/** What staff deleted, for as long as it can be restored. */
@Injectable()
export class TrashService {
  constructor(
    private readonly database: Database,
    private readonly hooks: RestoreHooks,
    private readonly audit: AuditLog,
  ) {}

  /** A page of the deleted records that the viewer may see, the newest first. @throws ApiError 400 for an invalid cursor */
  async list(query: TrashListQuery, viewer: CurrentAdminInfo): Promise<TrashPageDto> {
    const asOf = new Date().toISOString();
    const found = await this.database.run(selectDeleted(query, viewer));
    const records = found.filter((row): row is FoundRecord & DeletedRecord => row.id !== null);
    const { page, limit } = query;
    const last = records[limit - 1];
    return {
      entries: records.slice(0, limit).map(present),
      total: found[0]?.total ?? 0,
      page,
      limit,
      next: records.length > limit && last ? cursorOf(last) : null,
      asOf,
    };
  }

  /** Restores an entry as it was. @throws ApiError 403, 404, 409 when another entry now has one of its unique values */
  async restore(id: string, admin: CurrentAdminInfo): Promise<TrashEntryDto> {
    try {
      return await this.database.transaction(async (connection) => {
        const entry = await this.lock(connection, id, admin);
        await restoreRow(connection, entry, admin.email);
        await this.hooks.run(connection, entry.kind, id);
        await change(connection, db.deleteFrom('trash').where('id', '=', id));
        await this.audit.writeDeclared(connection, { details: { kind: entry.kind } });
        return present(entry);
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict('CONFLICT', sentence('trash.taken'));
      throw error;
    }
  }

  /** Removes an entry for good. @throws ApiError 403, 404 */
  async remove(id: string, admin: CurrentAdminInfo): Promise<void> {
    await this.database.transaction(async (connection) => {
      const { kind } = await this.lock(connection, id, admin);
      await change(connection, db.deleteFrom('trash').where('id', '=', id));
      await this.audit.writeDeclared(connection, { details: { kind } });
    });
  }

  private async lock(connection: Queryable, id: string, { permissions, role }: CurrentAdminInfo): Promise<StoredEntry> {
    const [entry] = await run(
      connection,
      db
        .selectFrom('trash')
        .select(['id', 'kind', sql<null>`null`.as('record_id'), 'name', 'deleted_at', 'deleted_by'])
        .where('id', '=', id)
        .where('kind', 'in', KINDS)
        .where('deleted_at', '>', daysAgo(TRASH_DAYS))
        .forUpdate()
        .$castTo<StoredEntry>(),
    );
    if (!entry) throw notFound('Deleted entry');
    const permission = `${TRASH_KINDS[entry.kind].permissions}:write` as const;
    if (!permissions.includes(permission)) throw forbidden(permission, role === null ? 'key' : 'role');
    return entry;
  }
}

const present = ({
  id,
  kind,
  record_id: recordId,
  name,
  deleted_at: deletedAt,
  deleted_by: deletedBy,
}: DeletedRecord): TrashEntryDto => ({
  id,
  kind,
  recordId,
  name,
  deletedAt,
  deletedBy,
  removedAt: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS),
});

/** Inserts the row again; a column that was added since its deletion gets its default, a removed one is left out. */
async function restoreRow(connection: Queryable, { id, kind }: StoredEntry, restoredBy: string): Promise<void> {
  const columns = await run(
    connection,
    sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${kind}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname in (select json_object_keys(data) from trash where id = ${id})`,
  );
  const changed = new Map<string, RawBuilder<unknown>>([
    ['version', sql`entry.version + 1`],
    ['updated_at', sql`now()`],
    ['updated_by', sql`${restoredBy}::text`],
  ]);
  const into = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(columns.map(({ name }) => changed.get(name) ?? sql.ref(`entry.${name}`)));
  await change(
    connection,
    sql`
      insert into ${sql.table(kind)} (${into})
      select ${values}
      from trash cross join lateral json_populate_record(null::${sql.table(kind)}, trash.data) as entry
      where trash.id = ${id}`,
  );
}
