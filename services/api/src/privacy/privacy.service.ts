import { Injectable } from '@nestjs/common';
import { AuditLog } from '../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../common/auth/current-admin.js';
import { AuditSubjects } from '../common/personal-data/audit-subjects.js';
import { Database } from '../database/database.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import type { ErasureDto, PersonalDataExportDto } from './privacy.dto.js';

/** The rights of people whose data are held: to be told, and to be forgotten (GDPR, articles 15, 17 and 20). */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly database: Database,
    private readonly holders: PersonalDataHolders,
    private readonly audit: AuditLog,
    private readonly subjects: AuditSubjects,
  ) {}

  /** Everything held about an address; that someone asked is in the audit log before anything is read. */
  async export(email: string, admin: CurrentAdminInfo): Promise<PersonalDataExportDto> {
    await this.audit.write({
      actor: admin,
      action: 'privacy.export',
      subjectType: 'person',
      subjectId: this.subjects.subjectOf(email),
    });
    const held: PersonalDataExportDto['held'] = {};
    for (const holder of this.holders.all()) held[holder.kind] = [...(await holder.export(email))];
    return { email, exportedAt: new Date().toISOString(), held };
  }

  /** Erases everything held about an address, and writes so to the audit log, all or nothing. */
  async erase(email: string, admin: CurrentAdminInfo): Promise<ErasureDto> {
    for (const holder of this.holders.all()) await holder.prepare?.();
    const erased = await this.database.transaction(async (connection) => {
      const counts: Record<string, number> = {};
      for (const holder of this.holders.all()) counts[holder.kind] = await holder.erase(connection, email);
      await this.audit.write(
        {
          actor: admin,
          action: 'privacy.erase',
          subjectType: 'person',
          subjectId: this.subjects.subjectOf(email),
          details: counts,
        },
        connection,
      );
      return counts;
    });
    return { erasedAt: new Date().toISOString(), erased };
  }
}
