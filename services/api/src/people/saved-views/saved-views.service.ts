import { Injectable } from '@nestjs/common';
import { savedViewSchema, sentence, type SavedView, VIEW_LISTS, viewPermission } from '@vitrine/schemas';
import { sql } from 'kysely';
import { mergeAndValidate } from '../../common/admin-entity/validate-with-schema.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { ApiError, notFound } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { newId } from '../../common/ids.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf, now } from '../../database/expressions.js';
import type { SavedViewDto } from './saved-view.dto.js';
import { ViewPrivacy } from './view-privacy.js';

const VIEWS = db
  .selectFrom('saved_views as v')
  .innerJoin('admins as a', 'a.id', 'v.admin_id')
  .select([
    'v.id',
    'v.admin_id as adminId',
    'v.list',
    'v.name',
    'v.query',
    'v.shared',
    'v.version',
    'v.created_at as createdAt',
    'v.updated_at as updatedAt',
    'v.updated_by as updatedBy',
    sql<string>`coalesce(a.name, a.email)`.as('savedBy'),
  ])
  .orderBy('v.list')
  .orderBy('v.name')
  .orderBy('v.id')
  .$castTo<StoredView>();

/** A view as it is stored; its query is encrypted. */
interface StoredView extends Omit<SavedViewDto, 'editable'> {
  adminId: string;
}

/** Saved views of lists, one's own and shared ones (contract: A desk for several people). */
@Injectable()
export class SavedViews {
  constructor(
    private readonly database: Database,
    private readonly privacy: ViewPrivacy,
    private readonly audit: AuditLog,
  ) {}

  /** The viewer's own views and shared ones, of lists that the viewer may read; by list and name. */
  async list(viewer: CurrentAdminInfo): Promise<SavedViewDto[]> {
    const lists = VIEW_LISTS.filter((list) => mayRead(list, viewer));
    const found = await this.database.run(
      VIEWS.where('v.list', '=', anyOf(lists, 'text')).where((eb) =>
        eb.or([eb('v.admin_id', '=', viewer.id), eb('v.shared', '=', true)]),
      ),
    );
    return found.map((view) => this.present(view, viewer));
  }

  /** @throws ApiError 403 for a list that the actor may not read */
  async create({ list, name, query, shared }: SavedView, actor: CurrentAdminInfo): Promise<SavedViewDto> {
    assertMayRead(list, actor);
    const id = newId();
    return this.database.transaction(async (connection) => {
      const values = { id, admin_id: actor.id, list, name, shared, query: this.privacy.encrypt(query, id) };
      await change(connection, db.insertInto('saved_views').values({ ...values, updated_by: actor.email }));
      await this.audit.writeDeclared(connection, { subjectId: id, details: { list, shared } });
      return this.present(await this.get(connection, id, actor), actor);
    });
  }

  /** @throws ApiError 404, 403 for a view of somebody else or a list that the actor may not read, 400, 409 `STALE_VERSION`, 412 */
  async update(
    id: string,
    changes: Readonly<Record<string, unknown>>,
    actor: CurrentAdminInfo,
    expected?: ExpectedVersions,
  ): Promise<SavedViewDto> {
    return this.database.transaction(async (connection) => {
      const stored = await this.lock(connection, id, actor, expected);
      const present = { ...stored, query: this.privacy.read(stored.query, id) };
      const { list, name, query, shared } = mergeAndValidate(savedViewSchema, present, changes);
      assertMayRead(list, actor);
      await change(
        connection,
        db
          .updateTable('saved_views')
          .set((eb) => ({
            list,
            name,
            shared,
            query: query === present.query ? stored.query : this.privacy.encrypt(query, id),
            version: eb('version', '+', 1),
            updated_at: now,
            updated_by: actor.email,
          }))
          .where('id', '=', id),
      );
      await this.audit.writeDeclared(connection, { details: { list, shared } });
      return this.present(await this.get(connection, id, actor), actor);
    });
  }

  /** @throws ApiError 404, 403 for a view of somebody else, 412 */
  async remove(id: string, actor: CurrentAdminInfo, expected?: ExpectedVersions): Promise<void> {
    await this.database.transaction(async (connection) => {
      await this.lock(connection, id, actor, expected);
      await change(connection, db.deleteFrom('saved_views').where('id', '=', id));
      await this.audit.writeDeclared(connection);
    });
  }

  private present({ adminId, ...view }: StoredView, viewer: CurrentAdminInfo): SavedViewDto {
    return { ...view, query: this.privacy.read(view.query, view.id), editable: mayEdit(adminId, viewer) };
  }

  /** A view that is the viewer's own or shared. @throws ApiError 404 */
  private async get(connection: Queryable, id: string, viewer: CurrentAdminInfo): Promise<StoredView> {
    const [view] = await run(connection, VIEWS.where('v.id', '=', id));
    if (!view || !(view.shared || view.adminId === viewer.id)) throw notFound('View');
    return view;
  }

  private async lock(
    connection: Queryable,
    id: string,
    actor: CurrentAdminInfo,
    expected?: ExpectedVersions,
  ): Promise<StoredView> {
    await run(connection, db.selectFrom('saved_views').select('id').where('id', '=', id).forUpdate());
    const view = await this.get(connection, id, actor);
    if (!mayEdit(view.adminId, actor)) throw new ApiError(403, 'FORBIDDEN', sentence('view.foreign'));
    assertExpected(expected, view.version);
    return view;
  }
}

/** The maker of a view and owners may change it. */
const mayEdit = (adminId: string, { id, role }: CurrentAdminInfo): boolean => adminId === id || role === 'owner';

function mayRead(list: SavedView['list'], { permissions }: CurrentAdminInfo): boolean {
  const permission = viewPermission(list);
  return permission === undefined || permissions.includes(permission);
}

function assertMayRead(list: SavedView['list'], actor: CurrentAdminInfo): void {
  if (!mayRead(list, actor)) throw new ApiError(403, 'FORBIDDEN', sentence('view.unreadable'));
}
