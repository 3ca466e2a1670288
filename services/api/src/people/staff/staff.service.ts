import { Injectable } from '@nestjs/common';
import { sentence, type Role, type StaffState, type StaffUpdate } from '@vitrine/schemas';
import { sql } from 'kysely';
import { AuditLog, type AuditActor } from '../../common/audit/audit-log.js';
import { conflict, notFound, staleVersion } from '../../common/errors/api-error.js';
import { assertExpected, type ExpectedVersions } from '../../common/http/if-match.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import { ApiKeysService } from '../api-keys/api-keys.service.js';
import { SecondFactors } from '../admin-session/second-factors.js';
import { AdminSessionsService } from '../admin-session/sessions/admin-sessions.service.js';
import { endAccess } from '../admin-session/sessions/end-access.js';
import { findInvitationStates } from './invitations/invitation-states.js';
import type { StaffDto } from './staff.dto.js';
import { lockWithOwners, STAFF, type StaffRow } from './staff-statements.js';

/** The accounts of the team (contract: Permissions). */
@Injectable()
export class StaffService {
  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessionsService,
    private readonly factors: SecondFactors,
    private readonly keys: ApiKeysService,
    private readonly audit: AuditLog,
  ) {}

  /** Every account, by name. */
  async list(): Promise<StaffDto[]> {
    const rows = await this.database.run(STAFF.orderBy(sql`lower(coalesce(name, email))`).orderBy('id'));
    return this.present(rows);
  }

  /** One account. @throws ApiError 404 */
  async get(id: string): Promise<StaffDto> {
    const [answer] = await this.present(await this.database.run(STAFF.where('id', '=', id)));
    if (!answer) throw notFound('Account');
    return answer;
  }

  /**
   * Changes name, role or state of an account. A change of the role and a suspension end its sessions at once, in every process; a suspension also
   * revokes the keys that the account made.
   * @param actor who changes it; an operator at the command line has no e-mail address
   * @throws ApiError 404, 409 `STALE_VERSION`, `LAST_OWNER`, or `CONFLICT` for an invited account, 412 `PRECONDITION_FAILED`
   */
  async update(id: string, changes: StaffUpdate, actor: AuditActor, expected?: ExpectedVersions): Promise<StaffDto> {
    const stored = await this.database.transaction((connection) =>
      this.updateLocked(connection, id, changes, actor, expected),
    );
    const [answer] = await this.present([stored]);
    return answer as StaffDto;
  }

  private async updateLocked(
    connection: Queryable,
    id: string,
    { version, ...sent }: StaffUpdate,
    actor: AuditActor,
    expected: ExpectedVersions,
  ): Promise<StaffRow> {
    const locked = await run(connection, lockWithOwners(id));
    const present = locked.find((row) => row.id === id);
    if (!present) throw notFound('Account');
    assertExpected(expected, present.version);
    if (version !== undefined && version !== present.version) throw staleVersion(present);
    const next = {
      name: sent.name ?? present.name,
      role: sent.role ?? present.role,
      state: sent.state ?? present.state,
    };
    assertAllowed(present, next, locked);
    const fields = (['name', 'role', 'state'] as const).filter((field) => next[field] !== present[field]);
    if (fields.length === 0) return present;

    await change(
      connection,
      db
        .updateTable('admins')
        .set((eb) => ({
          ...next,
          version: eb('version', '+', 1),
          updated_at: now,
          updated_by: typeof actor === 'string' ? null : actor.email,
        }))
        .where('id', '=', id),
    );
    if (next.state === 'suspended') {
      await endAccess(connection, id);
      await this.keys.revokeOf(connection, present.email, actor);
    } else if (next.role !== present.role) {
      await this.sessions.endAll(connection, id);
    }
    await this.audit.write(
      {
        actor,
        action: 'staff.update',
        subjectType: 'admin',
        subjectId: id,
        details: { fields, values: recordedChanges(present, next) },
      },
      connection,
    );
    const [changed] = await run(connection, STAFF.where('id', '=', id));
    return changed as StaffRow;
  }

  private async present(rows: readonly StaffRow[]): Promise<StaffDto[]> {
    const factorsOf = await this.factors.summarise(rows.map(({ id }) => id));
    const invited = rows.filter(({ state }) => state === 'invited').map(({ id }) => id);
    const invitations = await findInvitationStates(this.database, invited);
    return rows.map(({ id, email, name, role, state, lastLoginAt, createdAt, version }) => {
      const { passkeys, totp } = factorsOf(id);
      return {
        id,
        email,
        name,
        role,
        state,
        invitation: invitations.get(id) ?? null,
        secondFactor: { passkeys, totp },
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
        version,
      };
    });
  }
}

interface Standing {
  role: Role;
  state: StaffState;
}

const isActiveOwner = ({ role, state }: Standing): boolean => role === 'owner' && state === 'active';

/**
 * @param locked the account and every active owner
 * @throws ApiError 409
 */
function assertAllowed(present: Standing, next: Standing, locked: readonly Standing[]): void {
  if (next.state !== present.state && [next.state, present.state].includes('invited'))
    throw conflict('CONFLICT', sentence('staff.invited'));
  if (isActiveOwner(present) && !isActiveOwner(next) && locked.filter(isActiveOwner).length === 1)
    throw conflict('LAST_OWNER', sentence('staff.lastOwner'));
}

/** Role and state before and after, if they changed; names are personal data and not recorded. */
const recordedChanges = (present: Standing, next: Standing) =>
  Object.fromEntries(
    (['role', 'state'] as const)
      .filter((field) => next[field] !== present[field])
      .map((field) => [field, [present[field], next[field]]]),
  );
