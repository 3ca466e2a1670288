import { listWords } from '../../../common/personal-data/words.js';
import type { Parameters } from '../../../database/parameters.js';

/** Product names that meet the same words of a search. */
export interface ProductGroup {
  names: string[];
  /** The words that the names do not meet. */
  missing: string[];
}

/** The product names that meet at least one word, grouped by the words that they leave over. */
export function productGroups(productNames: readonly string[], words: readonly string[]): ProductGroup[] {
  const groups = new Map<string, ProductGroup>();
  for (const name of productNames) {
    const nameWords = listWords(name);
    const missing = words.filter((word) => !nameWords.some((own) => own.startsWith(word)));
    if (missing.length === words.length) continue;
    const key = missing.join(' ');
    const group = groups.get(key) ?? { names: [], missing };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * SQL for lists of order numbers (`seq`), each from an index alone and in its order: the orders with a token, of a product, of a status. What meets several
 * conditions is the intersection of such lists, which PostgreSQL makes by merging them. Every method gives lists that share no order.
 */
export class OrderLists {
  constructor(
    private readonly parameters: Parameters,
    private readonly tokensToFind: (word: string) => readonly string[],
    private readonly status: string | undefined,
  ) {}

  /** Orders with all the words among their tokens. */
  ofWords(words: readonly string[]): string[] {
    return this.intersections([[]], words);
  }

  /** Orders of the products with all the words among their tokens. */
  ofProducts(names: readonly string[], words: readonly string[]): string[] {
    return this.intersections(
      names.map((name) => [this.ofOrders('product_name', name)]),
      words,
    );
  }

  /** Orders whose id ends like this, and the other orders of a request whose first one's does. */
  ofShortId(shortId: string): string[] {
    const ofRequest = 'request_group is not null and id <> request_group and right(request_group::text, 8)';
    return this.intersections(
      [[this.ofOrders('right(id::text, 8)', shortId)], [this.ofOrders(ofRequest, shortId)]],
      [],
    );
  }

  private intersections(starts: readonly string[][], words: readonly string[]): string[] {
    const ofStatus = this.status === undefined ? [] : [this.ofOrders('status', this.status)];
    const ofWords = words.map((word) => this.ofWord(word));
    return starts.map((start) => intersection([...start, ...ofWords, ...ofStatus]));
  }

  /** Only a single token gives its orders in their order; there are several while keys are being replaced. */
  private ofWord(word: string): string {
    const tokens = this.tokensToFind(word);
    const [only] = tokens;
    const condition =
      tokens.length === 1
        ? `= ${this.parameters.add(only, 'bigint')}`
        : `= any (${this.parameters.add(tokens, 'bigint[]')})`;
    return `(select order_seq as seq from order_search where token ${condition})`;
  }

  private ofOrders(column: string, value: string): string {
    return `(select seq from orders where ${column} = ${this.parameters.add(value, 'text')} and deleted_at is null)`;
  }
}

function intersection([first, ...others]: readonly string[]): string {
  const joins = others.map((list, index) => `join ${list} l${index + 1} on l${index + 1}.seq = l0.seq`);
  return ['select l0.seq from', first, 'l0', ...joins].join(' ');
}
