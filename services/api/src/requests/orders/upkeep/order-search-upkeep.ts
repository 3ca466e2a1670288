import { sql } from 'kysely';
import { Database, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { untilFewer } from '../../../platform/upkeep/in-batches.js';
import { Scheduled, type ScheduledJob } from '../../../platform/upkeep/scheduled-job.js';
import { OrderPrivacy } from '../order-privacy.js';
import { countListedBlocks, listBlock, lockPostings } from '../search/order-postings.js';
import { BLOCK_ORDERS } from '../search/posting-block.js';
import { mergeChanges, moveOldRows } from '../search/merge-changes.js';

/** With this number of changed orders or more, all are merged; removals of tokens are merged in every run. */
const MERGED_FROM = 1000;
const MERGED_AT_ONCE = 1000;
/** Rows of the old index moved by one transaction, and transactions of one run. */
const MOVED_AT_ONCE = 20_000;
const MOVES_OF_A_RUN = 100;

/** Keeps the lists of the order search up to date; changes that are not merged yet are found nevertheless. */
@Scheduled({ name: 'orders-search', pattern: '* * * * *' })
export class OrderSearchUpkeep implements ScheduledJob {
  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {}

  async run(): Promise<{ merged: number; listedBlocks: number; moved: number }> {
    return { merged: await this.merge(), listedBlocks: await this.list(), moved: await this.move() };
  }

  /** @param from merges all changes if there are at least this many, else only removals */
  async merge(from = MERGED_FROM): Promise<number> {
    const [row] = await this.database.run(
      sql<{
        n: number;
      }>`select count(*)::integer as n from (select from order_search_changes limit ${from}) as changed`,
    );
    const which = (row?.n ?? 0) >= from ? 'all' : 'removals';
    return this.untilFewer(MERGED_AT_ONCE, (connection) =>
      mergeChanges(connection, this.privacy, which, MERGED_AT_ONCE),
    );
  }

  /** Lists the orders of full blocks by product and status. */
  private async list(): Promise<number> {
    return this.untilFewer(1, async (connection) => {
      const block = await countListedBlocks(connection);
      const [last] = await run(
        connection,
        db.selectFrom('orders').select((eb) => eb.fn.max('seq').as('seq')),
      );
      if (Number(last?.seq ?? 0) < (block + 1) * BLOCK_ORDERS) return 0;
      await listBlock(connection, block);
      return 1;
    });
  }

  private async move(): Promise<number> {
    let last: Awaited<ReturnType<typeof moveOldRows>>['last'];
    let total = 0;
    for (let moves = 0; moves < MOVES_OF_A_RUN; moves += 1) {
      const step = await this.locked((connection) => moveOldRows(connection, MOVED_AT_ONCE, last));
      total += step?.moved ?? 0;
      if (!step?.last) break;
      ({ last } = step);
    }
    return total;
  }

  /** Repeats the work, each time in a transaction of its own, until it handled less than `most`. */
  private untilFewer(most: number, work: (connection: Queryable) => Promise<number>): Promise<number> {
    return untilFewer(most, async () => (await this.locked(work)) ?? 0);
  }

  /** @returns `undefined` when another process is writing the lists */
  private locked<Result>(work: (connection: Queryable) => Promise<Result>): Promise<Result | undefined> {
    return this.database.transaction(async (connection) =>
      (await lockPostings(connection)) ? work(connection) : undefined,
    );
  }
}
