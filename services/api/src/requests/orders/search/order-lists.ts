import type { OrderStatus } from '@vitrine/schemas';
import { listWords } from '../../../common/personal-data/words.js';
import { productToken, statusToken } from './order-postings.js';
import { addBits, addPlaces, addStored, emptyBits, keepBits, setBit, type BlockBits } from './posting-block.js';

/** Product names that match the same words of a search. */
export interface ProductGroup {
  names: string[];
  /** The words that the names do not match. */
  missing: string[];
}

/** The product names that match at least one word, grouped by the words that they do not match. */
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

/** A parsed search. */
export interface Asked {
  words: readonly string[];
  groups: readonly ProductGroup[];
  shortId: string | undefined;
  status: OrderStatus | undefined;
}

/** An order whose stored lists are not up to date. */
export interface ChangedOrder {
  place: number;
  /** For each word, whether it is among the order's tokens; `null` = the stored list is right. */
  words: readonly (boolean | null)[];
  /** The present product and status; both `null` when the order is deleted. */
  product: string | null;
  status: string | null;
}

/** The lists of one block that a search needs. */
export interface BlockParts {
  /** Stored lists by token. */
  stored: { token: string; orders: Buffer }[];
  /** Lists by token that are not in `order_postings` yet, in the format of `addPlaces`. */
  live: { token: string; orders: Buffer }[];
  changed: ChangedOrder[];
  /** Orders that are hits in any case, by their short id. */
  places: number[];
}

/** The lists that a search needs, and how they are combined. Every list is a set of bits, one for each order of a block. */
export class OrderLists {
  private readonly wordTokens: readonly (readonly string[])[];

  /** @param tokensToFind the tokens of a word, one for each key */
  constructor(
    private readonly asked: Asked,
    tokensToFind: (word: string) => readonly string[],
  ) {
    this.wordTokens = asked.words.map(tokensToFind);
  }

  /** The possible tokens of each word. */
  get words(): readonly (readonly string[])[] {
    return this.wordTokens;
  }

  get names(): string[] {
    return this.asked.groups.flatMap(({ names }) => names);
  }

  /** The tokens of all lists that the search needs. */
  get tokens(): string[] {
    const { status } = this.asked;
    return [
      ...this.wordTokens.flat(),
      ...this.names.map(productToken),
      ...(status === undefined ? [] : [statusToken(status)]),
    ];
  }

  /** The hits of one block. */
  getHits({ stored, live, changed, places }: BlockParts): BlockBits {
    const { words, groups, status } = this.asked;
    const gather = (tokens: readonly string[]) => {
      const bits = emptyBits();
      for (const { token, orders } of stored) if (tokens.includes(token)) addStored(bits, orders);
      for (const { token, orders } of live) if (tokens.includes(token)) addPlaces(bits, orders);
      return bits;
    };
    const wordBits = this.wordTokens.map((tokens, word) => {
      const bits = gather(tokens);
      for (const { place, words: has, product } of changed) {
        const isFound = product === null ? false : has[word];
        if (isFound != null) setBit(bits, place, isFound);
      }
      return bits;
    });
    const productBits = (names: readonly string[]) => {
      const bits = gather(names.map(productToken));
      for (const { place, product } of changed) setBit(bits, place, product !== null && names.includes(product));
      return bits;
    };
    const getWord = (word: string) => wordBits[words.indexOf(word)] ?? emptyBits();
    const hits = emptyBits();
    if (words.length > 0) addBits(hits, intersect(words.map(getWord)));
    for (const { names, missing } of groups) addBits(hits, intersect([productBits(names), ...missing.map(getWord)]));
    if (status !== undefined) {
      const bits = gather([statusToken(status)]);
      for (const each of changed) setBit(bits, each.place, each.status === status);
      keepBits(hits, bits);
    }
    for (const place of places) setBit(hits, place);
    return hits;
  }
}

function intersect([first = emptyBits(), ...others]: readonly BlockBits[]): BlockBits {
  const bits = first.slice();
  for (const other of others) keepBits(bits, other);
  return bits;
}
