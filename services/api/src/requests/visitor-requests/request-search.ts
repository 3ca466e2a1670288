import { findShortId, tokenHits, type TokenTable } from '../../common/personal-data/search-tokens.js';
import { searchWords } from '../../common/personal-data/words.js';
import type { Database } from '../../database/database.js';
import { Parameters } from '../../database/parameters.js';
import type { RequestDefinition } from './request-definition.js';
import type { RequestPrivacy, RequestText } from './request-privacy.js';
import { selectRequests, type RequestRow } from './request-rows.js';

/** What a list is asked for. */
interface RequestQuery {
  search: string;
  page: number;
  limit: number;
}

/** Where the search tokens of one kind of requests stand. */
export const tokenTable = ({ searchTable, reference }: RequestDefinition): TokenTable => ({
  table: searchTable,
  row: reference,
});

/**
 * Finds requests: every word begins a word of a searched field, or the text is the end of the id.
 * Its statements are text, because their plans are measured (`npm run bench`).
 */
export abstract class RequestSearch<Row extends RequestRow, Text extends RequestText> {
  protected constructor(
    private readonly database: Database,
    private readonly privacy: RequestPrivacy<Text>,
    private readonly definition: RequestDefinition,
  ) {}

  /**
   * A page, newest first, and how many match in all.
   * @param filters values that columns must have; `undefined` = any
   */
  async find(
    { search, page, limit }: RequestQuery,
    filters: Readonly<Record<string, string | undefined>>,
  ): Promise<{ rows: Row[]; total: number }> {
    const parameters = new Parameters();
    const conditions = this.conditions(search, filters, parameters);
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const counting = this.database.forStaff.query<{ total: number }>(
      `select count(*)::integer as total from ${this.definition.table} r ${where}`,
      [...parameters.values],
    );
    const range = `limit ${parameters.add(limit, 'integer')} offset ${parameters.add((page - 1) * limit, 'integer')}`;
    const [rows, [counted]] = await Promise.all([
      this.database.forStaff.query(
        selectRequests(this.definition, `${where} order by r.created_at desc, r.id desc ${range}`),
        parameters.values,
      ),
      counting,
    ]);
    return { rows: rows as Row[], total: counted?.total ?? 0 };
  }

  /** How many requests there are of each status. */
  async counts<Status extends string>(statuses: readonly Status[]): Promise<Record<Status, number>> {
    const groups = await this.database.forStaff.query<{ status: Status; n: number }>(
      `select status, count(*)::integer as n from ${this.definition.table} group by status`,
    );
    const counts = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<Status, number>;
    for (const { status, n } of groups) counts[status] = n;
    return counts;
  }

  private conditions(
    search: string,
    filters: Readonly<Record<string, string | undefined>>,
    parameters: Parameters,
  ): string[] {
    const conditions = Object.entries(filters).flatMap(([column, value]) =>
      value === undefined ? [] : [`r.${column} = ${parameters.add(value, 'text')}`],
    );
    const shortId = findShortId(search);
    const words = searchWords(search).map((word) => parameters.add(this.privacy.tokensToFind(word), 'bigint[]'));
    const meets = [
      ...(words.length > 0 ? [`r.id in (${tokenHits(tokenTable(this.definition), words)})`] : []),
      ...(shortId === undefined ? [] : [`right(r.id::text, 8) = ${parameters.add(shortId, 'text')}`]),
    ];
    return meets.length > 0 ? [...conditions, `(${meets.join(' or ')})`] : conditions;
  }
}
