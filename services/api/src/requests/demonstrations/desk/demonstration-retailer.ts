import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { Retailers } from '../../desk/retailer/retailers.service.js';
import { RECORDS } from '../../desk/record-kind.js';
import { VisitorRequestRetailer } from '../../desk/visitor-requests/visitor-request-retailer.js';
import { DemonstrationPrivacy, type DemonstrationText } from '../demonstration-privacy.js';
import { DemonstrationSearch } from '../demonstration-search.js';

/** The requests for a demonstration of a retailer. */
@Injectable()
export class DemonstrationRetailer extends VisitorRequestRetailer<DemonstrationText> {
  override readonly hasCompany = true;

  constructor(retailers: Retailers, database: Database, privacy: DemonstrationPrivacy, searching: DemonstrationSearch) {
    super(RECORDS.demonstration, { retailers, database, privacy, searching });
  }

  protected override title(text: DemonstrationText): string {
    return text.company;
  }

  protected override company(text: DemonstrationText): string {
    return text.company;
  }
}
