import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { RECORDS } from '../../desk/record-kind.js';
import { VisitorRequestRecords } from '../../desk/visitor-requests/visitor-request-records.js';
import { DemonstrationPrivacy, type DemonstrationText } from '../demonstration-privacy.js';

/** Requests for a demonstration, as the desk shows them. */
@Injectable()
export class DemonstrationDeskRecords extends VisitorRequestRecords<DemonstrationText> {
  constructor(database: Database, privacy: DemonstrationPrivacy) {
    super(RECORDS.demonstration, database, privacy);
  }

  protected override title(text: DemonstrationText | undefined): string {
    return text?.company ?? '';
  }
}
