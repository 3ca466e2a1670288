import { Migration } from '@mikro-orm/migrations';

/** The keys of the indexes in whose order lists of orders are read. */
const INDEXES: Readonly<Record<string, string>> = {
  orders_created: 'created_at desc, id desc',
  orders_status: 'status, created_at desc, id desc',
  orders_price: 'product_price_cents, id',
};

/**
 * The indexes of lists have the number of each order, so that a search that goes through a list in its order reads no rows but those of the page.
 */
export class Migration20261129085500OrderListIndexes extends Migration {
  override name = 'Migration20261129085500OrderListIndexes';

  override up(): void {
    this.addIndexes('include (seq)');
  }

  override down(): void {
    this.addIndexes('');
  }

  /** The old indexes go last, because dropping one keeps readers out until the transaction ends. */
  private addIndexes(include: string): void {
    this.failWhileInUse();
    for (const [name, keys] of Object.entries(INDEXES))
      this.addSql(`create index ${name}_new on orders (${keys}) ${include} where deleted_at is null`);
    for (const name of Object.keys(INDEXES)) {
      this.addSql(`drop index ${name}`);
      this.addSql(`alter index ${name}_new rename to ${name}`);
    }
  }

  /** A dump that reads the table would let the indexes be built, and then refuse to let the old ones go. */
  private failWhileInUse(): void {
    this.addSql('savepoint before_lock');
    this.addSql('lock table orders in access exclusive mode');
    this.addSql('rollback to savepoint before_lock');
  }
}
