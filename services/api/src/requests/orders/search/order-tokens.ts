import { sql } from 'kysely';
import { change, type Queryable } from '../../../database/database.js';

/** What the lists of `order_postings` do not say yet about an order. */
export interface TokenChange {
  seq: string;
  /** All tokens of the order; `null` = those it has. */
  tokens: readonly string[] | null;
  /** Tokens whose lists may have the order; `null` = any may. */
  removed: readonly string[] | null;
}

/** Notes which tokens orders have and had: a search heeds it at once, and the worker merges it into the lists. */
export function changeTokens(connection: Queryable, changes: readonly TokenChange[]): Promise<number> {
  const seqs = changes.map(({ seq }) => seq);
  const tokens = changes.map((each) => toArray(each.tokens));
  const removed = changes.map((each) => toArray(each.removed));
  return change(
    connection,
    sql`
      insert into order_search_changes as noted (order_seq, tokens, removed)
      select seq, tokens::bigint[], removed::bigint[]
      from unnest(${seqs}::bigint[], ${tokens}::text[], ${removed}::text[]) as given (seq, tokens, removed) order by seq
      on conflict (order_seq) do update set
        tokens = coalesce(excluded.tokens, noted.tokens),
        removed = case when noted.removed is not null and excluded.removed is not null then noted.removed || excluded.removed end`,
  );
}

/** An array as PostgreSQL writes it, because lists of different lengths make no array of arrays. */
const toArray = (tokens: readonly string[] | null): string | null => tokens && `{${tokens.join(',')}}`;
