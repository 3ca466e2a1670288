import { sql } from 'kysely';
import { change, type Queryable } from '../../../database/database.js';

/** A change of an order that is not merged into the lists of `order_postings` yet. */
export interface TokenChange {
  seq: string;
  /** All tokens of the order; `null` = unchanged. */
  tokens: readonly string[] | null;
  /** Tokens whose lists may have the order; `null` = any list may have it. */
  removed: readonly string[] | null;
}

/** Stores the new and the former tokens of orders. A search considers them at once, and the worker merges them into the lists. */
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

/** PostgreSQL's text form of an array, because a two-dimensional array cannot hold lists of different lengths. */
const toArray = (tokens: readonly string[] | null): string | null => tokens && `{${tokens.join(',')}}`;
