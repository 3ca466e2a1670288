import { Injectable } from '@nestjs/common';
import type { EncryptedTable } from '../../../common/personal-data/personal-data-holder.js';
import { sql } from 'kysely';
import { change, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import { ContactPrivacy } from '../contact-privacy.js';

/** The encrypted columns of `contacts`, with the search tokens that follow from them. */
@Injectable()
export class EncryptedContacts implements EncryptedTable {
  readonly table = 'contacts';
  readonly key = 'id';
  readonly columns = ['request', 'admin_notes'] as const;

  constructor(private readonly privacy: ContactPrivacy) {}

  async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const contacts = await run(
      connection,
      db
        .selectFrom('contacts')
        .select(['id', 'request', 'admin_notes'])
        .where('id', '=', anyOf(ids, 'uuid'))
        .orderBy('id')
        .forUpdate(),
    );
    const readable = contacts.flatMap(({ id, request: stored }) => {
      const request = this.privacy.readRequest(stored, id);
      return request ? [{ id, tokens: this.privacy.searchTokens(request) }] : [];
    });
    const readableIds = readable.map(({ id }) => id);
    await change(connection, db.deleteFrom('contact_search').where('contact_id', '=', anyOf(readableIds, 'uuid')));
    const tokens = readable.flatMap((contact) => contact.tokens);
    const idsOfTokens = readable.flatMap((contact) => contact.tokens.map(() => contact.id));
    await change(
      connection,
      sql`insert into contact_search (token, contact_id)
          select * from unnest(${tokens}::bigint[], ${idsOfTokens}::uuid[])`,
    );
    const locked = contacts.map(({ id }) => id);
    const requests = contacts.map(({ id, request }) => this.privacy.reencrypt('request', request, id));
    const notes = contacts.map(({ id, admin_notes: stored }) => this.privacy.reencrypt('admin_notes', stored, id));
    await change(
      connection,
      sql`update contacts c set request = w.request, admin_notes = w.admin_notes
          from unnest(${locked}::uuid[], ${requests}::text[], ${notes}::text[]) as w (id, request, admin_notes)
          where c.id = w.id`,
    );
    return contacts.length;
  }
}
