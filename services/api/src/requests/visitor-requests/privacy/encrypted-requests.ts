import { sql } from 'kysely';
import type { EncryptedTable } from '../../../common/personal-data/personal-data-holder.js';
import { change, run, type Queryable } from '../../../database/database.js';
import { anyOf } from '../../../database/expressions.js';
import type { RequestDefinition } from '../request-definition.js';
import type { RequestPrivacy, RequestText } from '../request-privacy.js';

/** The encrypted columns of one kind of requests, and the search tokens that are derived from them. */
export abstract class EncryptedRequests<Text extends RequestText> implements EncryptedTable {
  readonly table: string;
  readonly key = 'id';
  readonly columns = ['request', 'admin_notes'] as const;

  protected constructor(
    private readonly privacy: RequestPrivacy<Text>,
    private readonly definition: RequestDefinition,
  ) {
    this.table = definition.table;
  }

  async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const table = sql.table(this.definition.table);
    const found = await run(
      connection,
      sql<{ id: string; request: string; admin_notes: string | null }>`
        select id, request, admin_notes from ${table} where id = ${anyOf(ids, 'uuid')} order by id for update`,
    );
    const readable = found.flatMap(({ id, request: stored }) => {
      const text = this.privacy.readRequest(stored, id);
      return text ? [{ id, tokens: this.privacy.searchTokens(text) }] : [];
    });
    await this.replaceTokens(connection, readable);
    const requests = found.map(({ id, request }) => this.privacy.reencrypt('request', request, id));
    const notes = found.map(({ id, admin_notes: stored }) => this.privacy.reencrypt('admin_notes', stored, id));
    const locked = found.map(({ id }) => id);
    await change(
      connection,
      sql`update ${table} r set request = w.request, admin_notes = w.admin_notes
          from unnest(${locked}::uuid[], ${requests}::text[], ${notes}::text[]) as w (id, request, admin_notes)
          where r.id = w.id`,
    );
    return found.length;
  }

  private async replaceTokens(
    connection: Queryable,
    requests: readonly { id: string; tokens: readonly string[] }[],
  ): Promise<void> {
    const [table, reference] = [sql.table(this.definition.searchTable), sql.ref(this.definition.reference)];
    const ids = requests.map(({ id }) => id);
    await change(connection, sql`delete from ${table} where ${reference} = ${anyOf(ids, 'uuid')}`);
    const tokens = requests.flatMap((request) => request.tokens);
    const idsOfTokens = requests.flatMap((request) => request.tokens.map(() => request.id));
    await change(
      connection,
      sql`insert into ${table} (token, ${reference})
          select * from unnest(${tokens}::bigint[], ${idsOfTokens}::uuid[])`,
    );
  }
}
