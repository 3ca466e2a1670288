import { sql } from 'kysely';
import { Retained } from '../../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../../config/app-config.js';
import { RequestRetention } from '../../visitor-requests/privacy/request-retention.js';
import { DEMONSTRATIONS } from '../demonstration-definition.js';

/** A request is open until staff answer it or its last wish is over. */
const IS_OPEN = sql<boolean>`status = 'new' and now() <= any (wishes)`;

/**
 * Keeps requests for a demonstration as long as contact requests, counted from their receipt or the confirmed time, whichever is later, and open ones
 * at least until their last wish is over.
 */
@Retained()
export class DemonstrationRetention extends RequestRetention {
  constructor(config: AppConfig) {
    super(DEMONSTRATIONS, config.retention.contacts, sql`greatest(created_at, appointment)`, IS_OPEN);
  }
}
