import { Injectable } from '@nestjs/common';
import type { Profile } from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInStaff } from '../../common/auth/current-admin.js';
import { change, Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import type { MeDto } from './admin-session.dto.js';
import { SecondFactors } from './second-factors.js';
import { AdminSessionsService } from './sessions/admin-sessions.service.js';

/** Reading and changing one's own account (contract: Admin session, Permissions). */
@Injectable()
export class OwnAccountService {
  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessionsService,
    private readonly factors: SecondFactors,
    private readonly audit: AuditLog,
  ) {}

  async get({ id, email, role, permissions, sid, exp, authenticatedAt, mustEnrol }: SignedInStaff): Promise<MeDto> {
    const [{ name, previousLoginAt, endsAt }, factorsOf] = await Promise.all([
      this.sessions.get(sid),
      this.factors.summarise([id]),
    ]);
    return {
      id,
      email,
      lastLoginAt: previousLoginAt?.toISOString() ?? null,
      expiresAt: new Date(exp * 1000).toISOString(),
      sessionEndsAt: endsAt.toISOString(),
      name,
      role,
      permissions: [...permissions],
      secondFactor: factorsOf(id),
      mustEnrol,
      authenticatedAt: authenticatedAt.toISOString(),
    };
  }

  /** Sets the account's name for colleagues. @returns the changed account */
  async update(admin: SignedInStaff, { name }: Profile): Promise<MeDto> {
    await this.database.transaction(async (connection) => {
      await change(
        connection,
        db
          .updateTable('admins')
          .set((eb) => ({ name, version: eb('version', '+', 1), updated_at: now, updated_by: admin.email }))
          .where('id', '=', admin.id),
      );
      await this.audit.writeDeclared(connection, { subjectId: admin.id, details: { fields: ['name'] } });
    });
    return this.get(admin);
  }
}
