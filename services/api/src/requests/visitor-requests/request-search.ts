import { readTimeCursor, toCursor } from '../../common/http/requests/cursor.js';
import { findShortId, tokenHits, type TokenTable } from '../../common/personal-data/search-tokens.js';
import { searchWords } from '../../common/personal-data/words.js';
import type { Database } from '../../database/database.js';
import { Parameters } from '../../database/parameters.js';
import { LONG_READING, readInBatches, type Reading } from '../../database/read-in-batches.js';
import type { RequestDefinition } from './request-definition.js';
import type { RequestPrivacy, RequestText } from './request-privacy.js';
import { selectRequests, whichRequests, type RequestRow } from './request-rows.js';

/** Characters that at least one word of an address must have to be searched for; `com` finds too many requests. */
const MIN_WORD_LENGTH = 4;

/** The filters of a list. */
export interface RequestsAsked {
  search: string;
  /** Values that columns must have; `undefined` = any. */
  filters: Readonly<Record<string, string | undefined>>;
  /** Further conditions of the domain. */
  more?: MoreConditions | undefined;
}

/** Makes conditions. @param row alias of the table */
type MoreConditions = (row: string, parameters: Parameters) => string[];

/** The query of a list. */
interface RequestQuery {
  search: string;
  page: number;
  limit: number;
  /** `next` of an earlier answer; replaces the page. */
  cursor?: string;
}

/** The table of the search tokens of one kind of requests. */
export const tokenTable = ({ searchTable, reference }: RequestDefinition): TokenTable => ({
  table: searchTable,
  row: reference,
});

/**
 * Finds requests: every word of the search is the beginning of a word in a searched field, or the text is the end of the id.
 * Its statements are text, because their plans are measured (`npm run bench`).
 */
export abstract class RequestSearch<Row extends RequestRow, Text extends RequestText> {
  protected constructor(
    private readonly database: Database,
    private readonly privacy: RequestPrivacy<Text>,
    private readonly definition: RequestDefinition,
  ) {}

  /**
   * A page, newest first, with the number of all matches and the next cursor.
   * @throws ApiError 400 for an invalid cursor
   * @param filters see {@link RequestsAsked}
   * @param more see {@link RequestsAsked}
   */
  async find(
    { search, page, limit, cursor = '' }: RequestQuery,
    filters: Readonly<Record<string, string | undefined>>,
    more?: MoreConditions,
  ): Promise<{ rows: Row[]; total: number; next: string | null }> {
    const parameters = new Parameters();
    const conditions = this.conditions({ search, filters, more }, parameters);
    const where = whichRequests('present', conditions);
    const counting = this.database.forStaff.query<{ total: number }>(
      `select count(*)::integer as total from ${this.definition.table} r ${where}`,
      [...parameters.values],
    );
    const before = readTimeCursor(cursor);
    const older =
      before &&
      `(r.created_at, r.id) < (${parameters.add(before.at, 'timestamptz')}, ${parameters.add(before.id, 'uuid')})`;
    const ofPage = whichRequests('present', [...conditions, ...(older ? [older] : [])]);
    const offset = before ? 0 : (page - 1) * limit;
    const range = `limit ${parameters.add(limit + 1, 'integer')} offset ${parameters.add(offset, 'integer')}`;
    const [rows, [counted]] = await Promise.all([
      this.database.forStaff.query(
        selectRequests(this.definition, `${ofPage} order by r.created_at desc, r.id desc ${range}`),
        parameters.values,
      ),
      counting,
    ]);
    const found = rows as Row[];
    const last = found[limit - 1];
    return {
      rows: found.slice(0, limit),
      total: counted?.total ?? 0,
      next: found.length > limit && last ? toCursor([last.created_at.toISOString(), last.id]) : null,
    };
  }

  /**
   * Reads expressions from all requests of a list, newest first, from one snapshot and in batches.
   * @param expressions SQL of the row `r`
   */
  async *all<Asked extends object>(asked: RequestsAsked, expressions: readonly string[]): AsyncGenerator<Asked[]> {
    yield* readInBatches<Asked>(this.database, this.readingOf(asked, expressions), (connection) =>
      connection.query(LONG_READING),
    );
  }

  /** Reads expressions from the newest requests that a text finds, or from all requests if it has no word. @param expressions as for {@link all} */
  newest<Asked extends object>(search: string, expressions: readonly string[], most: number): Promise<Asked[]> {
    const { text, values } = this.readingOf({ search, filters: {} }, expressions);
    return this.database.forStaff.query<Record<string, unknown> & Asked>(`${text} limit $${values.length + 1}`, [
      ...values,
      most,
    ]);
  }

  /**
   * Reads expressions from the newest requests of an e-mail address. Requests that an earlier release wrote have no token of the whole address. They
   * are found by the words of the address if one is long enough, together with requests of similar addresses.
   * @param expressions as for {@link all}
   */
  ofAddress<Asked extends object>(email: string, expressions: readonly string[], most: number): Promise<Asked[]> {
    const parameters = new Parameters();
    const table = tokenTable(this.definition);
    const words = searchWords(email);
    const isSpecific = words.some((word) => [...word].length >= MIN_WORD_LENGTH);
    const hits = [
      tokenHits(table, [parameters.add(this.privacy.addressTokensToFind(email), 'bigint[]')]),
      ...(isSpecific ? [tokenHits(table, this.wordTokens(words, parameters))] : []),
    ];
    const where = whichRequests('present', [`r.id in (${hits.join(' union ')})`]);
    return this.database.forStaff.query<Record<string, unknown> & Asked>(
      `select ${expressions.join(', ')} from ${this.definition.table} r ${where}
       order by r.created_at desc, r.id desc limit ${parameters.add(most, 'integer')}`,
      parameters.values,
    );
  }

  private readingOf(asked: RequestsAsked, expressions: readonly string[]): Reading {
    const parameters = new Parameters();
    const where = whichRequests('present', this.conditions(asked, parameters));
    const text = `
      select ${expressions.join(', ')} from ${this.definition.table} r ${where}
      order by r.created_at desc, r.id desc`;
    return { text, values: parameters.values };
  }

  /** The number of requests of each status. */
  async counts<Status extends string>(statuses: readonly Status[]): Promise<Record<Status, number>> {
    const groups = await this.database.forStaff.query<{ status: Status; n: number }>(
      `select status, count(*)::integer as n from ${this.definition.table} r ${whichRequests('present', [])} group by status`,
    );
    const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
    for (const { status, n } of groups) counts[status] = n;
    return counts;
  }

  private conditions({ search, filters, more }: RequestsAsked, parameters: Parameters): string[] {
    const conditions = Object.entries(filters).flatMap(([column, value]) =>
      value === undefined ? [] : [`r.${column} = ${parameters.add(value, 'text')}`],
    );
    const shortId = findShortId(search);
    const words = this.wordTokens(searchWords(search), parameters);
    const meets = [
      ...(words.length > 0 ? [`r.id in (${tokenHits(tokenTable(this.definition), words)})`] : []),
      ...(shortId === undefined ? [] : [`right(r.id::text, 8) = ${parameters.add(shortId, 'text')}`]),
    ];
    return [
      ...conditions,
      ...(meets.length > 0 ? [`(${meets.join(' or ')})`] : []),
      ...(more?.('r', parameters) ?? []),
    ];
  }

  private wordTokens(words: readonly string[], parameters: Parameters): string[] {
    return words.map((word) => parameters.add(this.privacy.tokensToFind(word), 'bigint[]'));
  }
}
