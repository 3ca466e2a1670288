import { Injectable } from '@nestjs/common';
import type { AuditListQuery } from '@vitrine/schemas';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { nextIdCursor, readIdCursor } from '../../common/http/requests/cursor.js';
import { AuditSubjects } from '../../common/personal-data/audit-subjects.js';
import { Database } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf } from '../../database/expressions.js';
import type { AuditLog } from '../../database/tables.js';
import { toActorKind, type AuditPageDto } from './audit.dto.js';

interface AuditRow extends Omit<Selectable<AuditLog>, 'details' | 'outcome'> {
  details: Record<string, unknown>;
  outcome: 'done' | 'refused' | 'failed';
}

/** The entries of a filtered list; an empty filter matches all. */
const listEntries = ({ action, admin, subjects }: { action: string; admin: string; subjects: readonly string[] }) =>
  db
    .selectFrom('audit_log')
    .$if(action !== '', (entries) =>
      entries.where((eb) => eb.or([eb('action', '=', action), sql<boolean>`starts_with(action, ${`${action}.`})`])),
    )
    .$if(admin !== '', (entries) =>
      entries.where((eb) =>
        eb.or([
          eb('admin_email', '=', anyOf([admin, admin.toLowerCase()], 'text')),
          eb(sql<string>`admin_id::text`, '=', admin.toLowerCase()),
        ]),
      ),
    )
    .$if(subjects.length > 0, (entries) =>
      entries.where((eb) =>
        eb.or([
          eb('subject_id', '=', anyOf(subjects, 'text')),
          sql<boolean>`(details -> 'ids' is not null and details -> 'ids' ?| ${subjects}::text[])`,
        ]),
      ),
    );

/** Reads the audit log. */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: Database,
    private readonly subjects: AuditSubjects,
  ) {}

  /** A page of entries, newest first. @throws ApiError 400 for an invalid cursor */
  async list({ action, admin, subject, page, limit, cursor }: AuditListQuery): Promise<AuditPageDto> {
    const entries = listEntries({ action, admin, subjects: this.subjectsNamed(subject) });
    const before = readIdCursor(cursor);
    const [found, [count]] = await Promise.all([
      this.database.run(
        entries
          .selectAll()
          .$if(before !== undefined, (older) => older.where('id', '<', before ?? ''))
          .orderBy('id', 'desc')
          .limit(limit + 1)
          .offset(before === undefined ? (page - 1) * limit : 0)
          .$castTo<AuditRow>(),
      ),
      this.database.run(entries.select(sql<number>`count(*)::integer`.as('n'))),
    ]);
    return {
      entries: found.slice(0, limit).map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        actorKind: toActorKind(row.admin_email),
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
      next: nextIdCursor(found, limit),
    };
  }

  private subjectsNamed(subject: string): string[] {
    if (subject === '') return [];
    return subject.includes('@') ? this.subjects.subjectsToFind(subject) : [subject.toLowerCase()];
  }
}
