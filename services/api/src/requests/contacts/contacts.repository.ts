import { Injectable } from '@nestjs/common';
import type { Language } from '@vitrine/schemas';
import { sql } from 'kysely';
import { Database } from '../../database/database.js';
import { prepared } from '../../database/db.js';
import type { OutboxEntry } from '../../platform/notifications/outbox/outbox-entry.js';

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

/** The lists of mails have one mail at each index. */
interface Parameters extends Omit<NewContact, 'mails'> {
  mailIds: readonly string[];
  mailKinds: readonly string[];
  mailLanguages: readonly Language[];
}

const INSERT = prepared<Parameters>()(
  'contact-insert',
  (given) => sql<never>`
    with new_contact as (
      insert into contacts (id, request, language, created_at, updated_at)
      values (${given.id}, ${given.request}, ${given.language}, ${given.createdAt}::timestamptz, ${given.createdAt}::timestamptz)
      returning id
    ), search as (
      insert into contact_search (token, contact_id)
      select token, id from new_contact, unnest(${given.searchTokens}::bigint[]) as token
    )
    insert into outbox (id, kind, contact_id, language)
    select mail.id, mail.kind, new_contact.id, mail.language
    from new_contact, unnest(${given.mailIds}::uuid[], ${given.mailKinds}::text[], ${given.mailLanguages}::text[])
      as mail (id, kind, language)`,
);

/** Writes new contact requests. */
@Injectable()
export class ContactsRepository {
  constructor(private readonly database: Database) {}

  /** A request with its search index and its mails, in one statement and so in one transaction. */
  async insert({ mails, ...contact }: NewContact): Promise<void> {
    await this.database.change(
      INSERT.with({
        ...contact,
        mailIds: mails.map(({ id }) => id),
        mailKinds: mails.map(({ kind }) => kind),
        mailLanguages: mails.map(({ language }) => language),
      }),
    );
  }
}
