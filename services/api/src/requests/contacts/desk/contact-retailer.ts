import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database.js';
import { Retailers } from '../../desk/retailer/retailers.service.js';
import { RECORDS } from '../../desk/record-kind.js';
import { VisitorRequestRetailer } from '../../desk/visitor-requests/visitor-request-retailer.js';
import { ContactPrivacy, type ContactText } from '../contact-privacy.js';
import { ContactSearch } from '../contact-search.js';

/** The contact requests of a retailer; the contact form has no field for a company. */
@Injectable()
export class ContactRetailer extends VisitorRequestRetailer<ContactText> {
  override readonly hasCompany = false;

  constructor(retailers: Retailers, database: Database, privacy: ContactPrivacy, searching: ContactSearch) {
    super(RECORDS.contact, { retailers, database, privacy, searching });
  }

  protected override title(text: ContactText): string {
    return text.subject;
  }

  protected override company(): string {
    return '';
  }
}
