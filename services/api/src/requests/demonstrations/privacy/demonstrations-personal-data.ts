import { Injectable } from '@nestjs/common';
import { HoldsPersonalData } from '../../../common/personal-data/personal-data-holder.js';
import { Database } from '../../../database/database.js';
import { RequestsPersonalData } from '../../visitor-requests/privacy/requests-personal-data.js';
import { DEMONSTRATIONS, type DemonstrationRow } from '../demonstration-definition.js';
import { DemonstrationPrivacy, type DemonstrationText } from '../demonstration-privacy.js';
import type { DemonstrationDto } from '../demonstration.dto.js';
import { DemonstrationPresenter } from '../present-demonstration.js';
import { EncryptedDemonstrations } from './encrypted-demonstrations.js';

/** What requests for a demonstration hold about a person. */
@Injectable()
@HoldsPersonalData()
export class DemonstrationsPersonalData extends RequestsPersonalData<
  DemonstrationRow,
  DemonstrationText,
  DemonstrationDto
> {
  constructor(
    database: Database,
    privacy: DemonstrationPrivacy,
    presenter: DemonstrationPresenter,
    encrypted: EncryptedDemonstrations,
  ) {
    super(database, privacy, presenter, encrypted, DEMONSTRATIONS);
  }
}
