import { sql } from 'kysely';
import { Retained } from '../../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../../config/app-config.js';
import { RequestRetention } from '../../visitor-requests/privacy/request-retention.js';
import { DEMONSTRATIONS } from '../demonstration-definition.js';

/** An open request waits for an answer until its last wish is over. */
const IS_OPEN = sql<boolean>`status = 'new' and now() <= any (wishes)`;

/**
 * Requests for a demonstration are kept as long as contact requests, from their receipt or from the confirmed time, and open ones at least
 * until their last wish is over.
 */
@Retained()
export class DemonstrationRetention extends RequestRetention {
  constructor(config: AppConfig) {
    super(DEMONSTRATIONS, config.retention.contacts, sql`greatest(created_at, appointment)`, IS_OPEN);
  }
}
