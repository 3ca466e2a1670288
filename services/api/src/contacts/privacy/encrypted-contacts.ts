import { Injectable } from '@nestjs/common';
import type { EncryptedTable } from '../../common/personal-data/personal-data-holder.js';
import { rows, type Queryable } from '../../database/database.js';
import { ContactPrivacy } from '../contact-privacy.js';

interface Stored {
  id: string;
  request: string;
  admin_notes: string | null;
}

/** The encrypted columns of `contacts`, with the search tokens that follow from them. */
@Injectable()
export class EncryptedContacts implements EncryptedTable {
  readonly table = 'contacts';
  readonly key = 'id';
  readonly columns = ['request', 'admin_notes'] as const;

  constructor(private readonly privacy: ContactPrivacy) {}

  async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const contacts = await rows<Stored>(
      connection,
      'select id, request, admin_notes from contacts where id = any ($1::uuid[]) order by id for update',
      [ids],
    );
    const readable = contacts.flatMap(({ id, request: stored }) => {
      const request = this.privacy.readRequest(stored, id);
      return request ? [{ id, tokens: this.privacy.searchTokens(request) }] : [];
    });
    await rows(connection, 'delete from contact_search where contact_id = any ($1::uuid[])', [
      readable.map(({ id }) => id),
    ]);
    await rows(
      connection,
      'insert into contact_search (token, contact_id) select * from unnest($1::bigint[], $2::uuid[])',
      [readable.flatMap(({ tokens }) => tokens), readable.flatMap(({ id, tokens }) => tokens.map(() => id))],
    );
    await rows(
      connection,
      `update contacts c set request = w.request, admin_notes = w.admin_notes
       from unnest($1::uuid[], $2::text[], $3::text[]) as w (id, request, admin_notes) where c.id = w.id`,
      [
        contacts.map(({ id }) => id),
        contacts.map(({ id, request }) => this.privacy.reencrypt('request', request, id)),
        contacts.map(({ id, admin_notes: notes }) => this.privacy.reencrypt('admin_notes', notes, id)),
      ],
    );
    return contacts.length;
  }
}
