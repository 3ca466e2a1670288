import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AuditLog, type AuditActor } from '../../common/audit/audit-log.js';
import type { CurrentAdminInfo } from '../../common/auth/current-admin.js';
import { AuditSubjects } from '../../common/personal-data/audit-subjects.js';
import { Database } from '../../database/database.js';
import { KeysInUse } from './keys-in-use.js';
import { PersonalDataHolders } from './personal-data-holders.js';
import type { ErasureDto, PersonalDataExportDto } from './privacy.dto.js';

/** The action of an erasure, in the audit log and in the log. */
export const ERASURE = 'privacy.erase';

/** The rights of people whose data are stored: access and erasure (GDPR, articles 15, 17 and 20). */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly database: Database,
    private readonly holders: PersonalDataHolders,
    private readonly audit: AuditLog,
    private readonly subjects: AuditSubjects,
    private readonly keys: KeysInUse,
    private readonly logger: PinoLogger,
  ) {
    logger.setContext(PrivacyService.name);
  }

  /**
   * All data about an address. The audit entry is written before anything is read.
   * @throws ApiError 409 `KEY_MISSING`
   */
  async export(email: string, admin: CurrentAdminInfo): Promise<PersonalDataExportDto> {
    await this.keys.requireAll();
    await this.audit.write({
      actor: admin,
      action: 'privacy.export',
      subjectType: 'person',
      subjectId: this.subjects.getSubject(email),
    });
    const held: PersonalDataExportDto['held'] = {};
    for (const holder of this.holders.all()) held[holder.kind] = [...(await holder.export(email))];
    return { email, exportedAt: new Date().toISOString(), held };
  }

  /**
   * Erases all data about an address and writes the audit entry, in one transaction; then logs the erasure, because the log is not lost when a backup
   * of the database is restored (`ErasureRedo`).
   * @throws ApiError 409 `KEY_MISSING`
   */
  async erase(email: string, actor: AuditActor): Promise<ErasureDto> {
    await this.keys.requireAll();
    const subjectId = this.subjects.getSubject(email);
    for (const holder of this.holders.all()) await holder.prepare?.();
    const erased = await this.database.transaction(async (connection) => {
      const counts: Record<string, number> = {};
      for (const holder of this.holders.all()) counts[holder.kind] = await holder.erase(connection, email);
      await this.audit.write(
        {
          actor,
          action: ERASURE,
          subjectType: 'person',
          subjectId,
          details: counts,
        },
        connection,
      );
      return counts;
    });
    // A warning, so that it is logged at all common log levels.
    this.logger.warn({ action: ERASURE, subjectId, erased }, 'A person was erased');
    return { erasedAt: new Date().toISOString(), erased };
  }
}
