import { sql } from 'kysely';
import { isSameAddress } from '../../common/personal-data/canonical-address.js';
import { readEncryptedValues } from '../../common/personal-data/read-encrypted-values.js';
import {
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalRecord,
} from '../../common/personal-data/personal-data-holder.js';
import { change, Database, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { ViewPrivacy } from './view-privacy.js';

const LOCKED_VIEWS = db.selectFrom('saved_views').select(['id', 'query']).orderBy('id').forUpdate();

/** The personal data of saved views: a person's address in the search of a view. */
@HoldsPersonalData()
export class SavedViewsPersonalData implements PersonalDataHolder {
  readonly kind = 'savedViews';
  readonly tables;

  constructor(
    private readonly database: Database,
    private readonly privacy: ViewPrivacy,
  ) {
    this.tables = [privacy] as const;
  }

  async *addresses(): AsyncGenerator<string> {
    for await (const { key, stored } of readEncryptedValues(this.database, this.tables[0], 'query')) {
      const search = searchOf(this.privacy.read(stored, key));
      if (search.includes('@')) yield search;
    }
  }

  async export(email: string): Promise<PersonalRecord[]> {
    const views = await this.database.run(db.selectFrom('saved_views').select(['id', 'name', 'query']).orderBy('id'));
    return views
      .filter(({ id, query }) => isFor(this.privacy.read(query, id), email))
      .map(({ id, name, query }) => ({ view: name, searchedFor: searchOf(this.privacy.read(query, id)) }));
  }

  async erase(connection: Queryable, email: string): Promise<number> {
    const views = await run(connection, LOCKED_VIEWS);
    const found = views
      .map(({ id, query }) => ({ id, query: this.privacy.read(query, id) }))
      .filter(({ query }) => isFor(query, email));
    await write(
      connection,
      found.map(({ id, query }) => ({ id, query: this.privacy.encrypt(withoutSearch(query), id) })),
    );
    return found.length;
  }
}

async function write(connection: Queryable, views: readonly { id: string; query: string }[]): Promise<void> {
  const ids = views.map(({ id }) => id);
  const queries = views.map(({ query }) => query);
  await change(
    connection,
    sql`update saved_views v set query = w.query from unnest(${ids}::uuid[], ${queries}::text[]) as w (id, query) where v.id = w.id`,
  );
}

/** The search text of a view; '' if it has none. */
const searchOf = (query: string): string => new URLSearchParams(query).get('search')?.trim() ?? '';

/** Whether a view searches for this address. */
const isFor = (query: string, email: string): boolean => {
  const search = searchOf(query);
  return isSameAddress(search, email);
};

function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('search');
  return params.toString();
}
