import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { Database } from '../database/database.js';
import type { OutboxEntry } from '../notifications/outbox-entry.js';

/** A new contact request as it is stored. */
export interface NewContact {
  id: string;
  /** Encrypted. */
  request: string;
  language: Language;
  createdAt: Date;
  searchTokens: readonly string[];
  mails: readonly OutboxEntry[];
}

const INSERT = {
  name: 'contact-insert',
  text: `
    with new_contact as (
      insert into contacts (id, request, language, created_at, updated_at)
      values ($1, $2, $3, $4::timestamptz, $4::timestamptz) returning id
    ), search as (
      insert into contact_search (token, contact_id) select token, id from new_contact, unnest($5::bigint[]) as token
    )
    insert into outbox (id, kind, contact_id, language)
    select mail.id, mail.kind, new_contact.id, mail.language
    from new_contact, unnest($6::uuid[], $7::text[], $8::text[]) as mail (id, kind, language)`,
};

/** Writes new contact requests. */
@Injectable()
export class ContactsRepository {
  constructor(private readonly database: Database) {}

  /** A request with its search index and its mails, in one statement and so in one transaction. */
  async insert({ id, request, language, createdAt, searchTokens, mails }: NewContact): Promise<void> {
    await this.database.query(INSERT, [
      id,
      request,
      language,
      createdAt,
      searchTokens,
      mails.map((mail) => mail.id),
      mails.map((mail) => mail.kind),
      mails.map((mail) => mail.language),
    ]);
  }
}
