import { Injectable } from '@nestjs/common';
import type { ContactListQuery, ContactStatus } from '@vitrine/schemas';
import { findShortId, tokenHits } from '../../common/personal-data/search-tokens.js';
import { searchWords } from '../../common/personal-data/words.js';
import { Database } from '../../database/database.js';
import { Parameters } from '../../database/parameters.js';
import { ContactPrivacy } from './contact-privacy.js';
import { selectContacts, type ContactRow } from './contact-row.js';

export const CONTACT_TOKENS = { table: 'contact_search', row: 'contact_id' };

/**
 * Finds contact requests: every word begins a word of name, e-mail address or subject, or the text is the end of the id.
 * Its statements are text, because their plans are measured (`npm run bench`).
 */
@Injectable()
export class ContactSearch {
  constructor(
    private readonly database: Database,
    private readonly privacy: ContactPrivacy,
  ) {}

  /** A page, newest first, and how many match in all. */
  async find(query: ContactListQuery): Promise<{ rows: ContactRow[]; total: number }> {
    const parameters = new Parameters();
    const conditions = this.conditions(query, parameters);
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const counting = this.database.query<{ total: number }>(
      `select count(*)::integer as total from contacts c ${where}`,
      [...parameters.values],
    );
    const { page, limit } = query;
    const range = `limit ${parameters.add(limit, 'integer')} offset ${parameters.add((page - 1) * limit, 'integer')}`;
    const [rows, [counted]] = await Promise.all([
      this.database.query<ContactRow>(
        selectContacts(`${where} order by c.created_at desc, c.id desc ${range}`),
        parameters.values,
      ),
      counting,
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** How many requests there are of each status. */
  async counts(): Promise<Record<ContactStatus, number>> {
    const groups = await this.database.query<{ status: ContactStatus; n: number }>(
      'select status, count(*)::integer as n from contacts group by status',
    );
    const counts = { new: 0, read: 0, replied: 0, closed: 0 };
    for (const { status, n } of groups) counts[status] = n;
    return counts;
  }

  private conditions({ search, status }: ContactListQuery, parameters: Parameters): string[] {
    const conditions = status === undefined ? [] : [`c.status = ${parameters.add(status, 'text')}`];
    const shortId = findShortId(search);
    const words = searchWords(search).map((word) => parameters.add(this.privacy.tokensToFind(word), 'bigint[]'));
    const meets = [
      ...(words.length > 0 ? [`c.id in (${tokenHits(CONTACT_TOKENS, words)})`] : []),
      ...(shortId === undefined ? [] : [`right(c.id::text, 8) = ${parameters.add(shortId, 'text')}`]),
    ];
    return meets.length > 0 ? [...conditions, `(${meets.join(' or ')})`] : conditions;
  }
}
