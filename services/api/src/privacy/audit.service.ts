import { Injectable } from '@nestjs/common';
import type { AuditListQuery } from '@vitrine/schemas';
import { AuditSubjects } from '../common/personal-data/audit-subjects.js';
import { Database } from '../database/database.js';
import type { AuditPageDto } from './audit.dto.js';

interface AuditRow {
  id: string;
  at: Date;
  admin_id: string | null;
  admin_email: string;
  action: string;
  subject_type: string;
  subject_id: string | null;
  details: Record<string, unknown>;
  outcome: 'done' | 'refused' | 'failed';
  network: string | null;
  request_id: string | null;
}

const CONDITIONS = `
  ($1 = '' or action = $1 or starts_with(action, $1 || '.'))
  and ($2 = '' or admin_email = $2 or admin_id::text = $2)
  and (cardinality($3::text[]) = 0 or subject_id = any ($3::text[]) or (details -> 'ids' is not null and details -> 'ids' ?| $3::text[]))`;

/** Reads the audit log. */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: Database,
    private readonly subjects: AuditSubjects,
  ) {}

  /** A page, newest first. */
  async list({ action, admin, subject, page, limit }: AuditListQuery): Promise<AuditPageDto> {
    const filters = [action, admin.toLowerCase(), this.subjectsNamed(subject)];
    const [found, [count]] = await Promise.all([
      this.database.query<AuditRow>(
        `select id, at, admin_id, admin_email, action, subject_type, subject_id, details, outcome, network, request_id
         from audit_log
         where ${CONDITIONS} order by id desc limit $4 offset $5`,
        [...filters, limit, (page - 1) * limit],
      ),
      this.database.query<{ n: number }>(`select count(*)::integer as n from audit_log where ${CONDITIONS}`, filters),
    ]);
    return {
      entries: found.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        adminId: row.admin_id,
        admin: row.admin_email,
        action: row.action,
        subjectType: row.subject_type,
        subjectId: row.subject_id,
        details: row.details,
        outcome: row.outcome,
        network: row.network,
        requestId: row.request_id,
      })),
      total: count?.n ?? 0,
      page,
      limit,
    };
  }

  private subjectsNamed(subject: string): string[] {
    if (subject === '') return [];
    return subject.includes('@') ? this.subjects.subjectsToFind(subject) : [subject.toLowerCase()];
  }
}
