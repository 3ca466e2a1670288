import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { RequestSearch } from '../visitor-requests/request-search.js';
import { DEMONSTRATIONS, type DemonstrationRow } from './demonstration-definition.js';
import { DemonstrationPrivacy, type DemonstrationText } from './demonstration-privacy.js';

/** Finds requests for a demonstration by the words of name, company and e-mail address, or by the end of the id. */
@Injectable()
export class DemonstrationSearch extends RequestSearch<DemonstrationRow, DemonstrationText> {
  constructor(database: Database, privacy: DemonstrationPrivacy) {
    super(database, privacy, DEMONSTRATIONS);
  }
}
