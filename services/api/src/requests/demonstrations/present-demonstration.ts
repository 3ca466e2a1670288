import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { RequestPresenter, type CommonAnswer } from '../visitor-requests/request-presenter.js';
import { DEMONSTRATIONS, type DemonstrationRow } from './demonstration-definition.js';
import { DemonstrationPrivacy, type DemonstrationText } from './demonstration-privacy.js';
import type { DemonstrationDto } from './demonstration.dto.js';

const UNREADABLE: DemonstrationText = { name: '', email: '', company: '' };

/** Turns rows of requests for a demonstration into the answers that staff get. */
@Injectable()
export class DemonstrationPresenter extends RequestPresenter<DemonstrationRow, DemonstrationText, DemonstrationDto> {
  constructor(privacy: DemonstrationPrivacy, logger: PinoLogger) {
    logger.setContext(DemonstrationPresenter.name);
    super(privacy, logger, DEMONSTRATIONS);
  }

  protected complete(
    row: DemonstrationRow,
    text: DemonstrationText = UNREADABLE,
    common: CommonAnswer,
  ): DemonstrationDto {
    const { name, email, telephone = null, company, notes = null } = text;
    return {
      ...common,
      kind: row.kind,
      storeId: row.store_id,
      place: row.place,
      timeZone: row.time_zone,
      name,
      email,
      telephone,
      company,
      notes,
      wishes: row.wishes,
      appointment: row.appointment,
      consentedAt: row.consented_at,
      status: row.status,
    };
  }
}
