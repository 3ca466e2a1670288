import { HoldsPersonalData, type PersonalRecord } from '../../../common/personal-data/personal-data-holder.js';
import { Database } from '../../../database/database.js';
import { RECORDS } from '../../desk/record-kind.js';
import { EntriesExport } from '../../desk/timeline/entries-export.js';
import { RequestsPersonalData } from '../../visitor-requests/privacy/requests-personal-data.js';
import { DEMONSTRATIONS, type DemonstrationRow } from '../demonstration-definition.js';
import { DemonstrationPrivacy, type DemonstrationText } from '../demonstration-privacy.js';
import type { DemonstrationDto } from '../demonstration.dto.js';
import { DemonstrationPresenter } from '../present-demonstration.js';
import { EncryptedDemonstrations } from './encrypted-demonstrations.js';

/** The personal data in requests for a demonstration. */
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
    private readonly entries: EntriesExport,
  ) {
    super(database, privacy, presenter, encrypted, DEMONSTRATIONS);
  }

  override async export(email: string): Promise<PersonalRecord[]> {
    return this.entries.complete(RECORDS.demonstration, await super.export(email));
  }
}
