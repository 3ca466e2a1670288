import { Retained } from '../../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../../config/app-config.js';
import { RequestRetention } from '../../visitor-requests/privacy/request-retention.js';
import { CONTACTS } from '../contact-definition.js';

/** Removes contact requests, answered or not, when their retention time is over. */
@Retained()
export class ContactRetention extends RequestRetention {
  constructor(config: AppConfig) {
    super(CONTACTS, config.retention.contacts);
  }
}
