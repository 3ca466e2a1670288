import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Retained } from '../../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../../config/app-config.js';
import { RequestRetention } from '../../visitor-requests/privacy/request-retention.js';
import { DEMONSTRATIONS } from '../demonstration-definition.js';

/** Requests for a demonstration are kept as long as contact requests, from their receipt or from the confirmed time. */
@Injectable()
@Retained()
export class DemonstrationRetention extends RequestRetention {
  constructor(config: AppConfig) {
    super(DEMONSTRATIONS, config.retention.contacts, sql`greatest(created_at, appointment)`);
  }
}
