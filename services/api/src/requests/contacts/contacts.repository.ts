import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { insertsRequests, type NewRequest } from '../visitor-requests/insert-request.js';
import { CONTACTS } from './contact-definition.js';

const insert = insertsRequests(CONTACTS, () => ({}));

/** Writes new contact requests. */
@Injectable()
export class ContactsRepository {
  constructor(private readonly database: Database) {}

  /**
   * A request with its search index, its mails and its idempotency key, in one statement and so in one transaction.
   * @returns false when the key is taken; nothing is written then
   */
  insert(request: NewRequest): Promise<boolean> {
    return insert(this.database, request);
  }
}
