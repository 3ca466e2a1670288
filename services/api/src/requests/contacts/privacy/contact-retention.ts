import { Retained } from '../../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../../config/app-config.js';
import { RequestRetention } from '../../visitor-requests/privacy/request-retention.js';
import { CONTACTS } from '../contact-definition.js';

/** Contact requests go when their time is over, answered or not. */
@Retained()
export class ContactRetention extends RequestRetention {
  constructor(config: AppConfig) {
    super(CONTACTS, config.retention.contacts);
  }
}
