import { Injectable } from '@nestjs/common';
import {
  DEMONSTRATION_STATUSES,
  sentence,
  type DemonstrationListQuery,
  type DemonstrationUpdate,
} from '@vitrine/schemas';
import { AuditLog } from '../../common/audit/audit-log.js';
import { validationFailed } from '../../common/errors/api-error.js';
import type { ExpectedVersions } from '../../common/http/if-match.js';
import { Database } from '../../database/database.js';
import { createRequestMail } from '../../platform/notifications/outbox/outbox-entry.js';
import { OutboxService } from '../../platform/notifications/outbox/outbox.service.js';
import { RequestsAdminService } from '../visitor-requests/requests-admin.service.js';
import { decide } from './demonstration-changes.js';
import { DEMONSTRATIONS, type DemonstrationRow } from './demonstration-definition.js';
import type { DemonstrationDto, DemonstrationPageDto, DemonstrationStatsDto } from './demonstration.dto.js';
import { DemonstrationPrivacy, type DemonstrationText } from './demonstration-privacy.js';
import { DemonstrationSearch } from './demonstration-search.js';
import { DemonstrationPresenter } from './present-demonstration.js';

/** Requests for a demonstration as staff handle them (contract: list, confirm one time, decline, done). */
@Injectable()
export class DemonstrationsAdminService extends RequestsAdminService<
  DemonstrationRow,
  DemonstrationText,
  DemonstrationDto
> {
  constructor(
    database: Database,
    private readonly searching: DemonstrationSearch,
    presenter: DemonstrationPresenter,
    privacy: DemonstrationPrivacy,
    outbox: OutboxService,
    audit: AuditLog,
  ) {
    super({ database, presenter, privacy, outbox, audit }, DEMONSTRATIONS);
  }

  async list(query: DemonstrationListQuery): Promise<DemonstrationPageDto> {
    const { page, limit, status, kind } = query;
    const { rows, total, next } = await this.searching.find(query, { status, kind });
    return { demonstrations: rows.map((row) => this.parts.presenter.present(row)), total, page, limit, next };
  }

  async stats(): Promise<DemonstrationStatsDto> {
    const byStatus = await this.searching.counts(DEMONSTRATION_STATUSES);
    return { total: Object.values(byStatus).reduce((sum, n) => sum + n, 0), byStatus };
  }

  /**
   * Confirms a time, declines, or notes that the demonstration took place. The customer's mail is written in the same transaction.
   * @throws ApiError 400 when a time must be given to confirm the request, 404, 409 `STALE_VERSION`, 412 `PRECONDITION_FAILED`
   */
  update(id: string, body: DemonstrationUpdate, expected?: ExpectedVersions): Promise<DemonstrationDto> {
    const { status } = body;
    const asked = body.appointment === undefined ? undefined : new Date(body.appointment);
    return this.changeRequest(id, body, expected, async (present, connection) => {
      const change = decide(present, status, asked);
      if (!change) throw validationFailed([{ field: 'appointment', message: sentence('demonstration.appointment') }]);
      const { appointment, mail } = change;
      if (mail) await this.parts.outbox.add(createRequestMail(mail, id, present.language), connection);
      const isMoved = present.appointment?.getTime() !== appointment?.getTime();
      return {
        columns: { appointment, ...(mail && { calendar_sequence: present.calendar_sequence + 1 }) },
        details: isMoved
          ? { appointment: [present.appointment?.toISOString() ?? null, appointment?.toISOString() ?? null] }
          : {},
      };
    });
  }
}
