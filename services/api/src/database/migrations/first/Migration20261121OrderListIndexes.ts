import { Migration } from '@mikro-orm/migrations';

/** Indexes that the search of orders reads instead of the table: the order numbers of a status, and the sort values of each order number. */
export class Migration20261121OrderListIndexes extends Migration {
  override name = 'Migration20261121OrderListIndexes';

  override up(): void {
    this.addSql('drop index orders_seq');
    this.addSql('create unique index orders_seq on orders (seq) include (created_at, id, product_price_cents)');
    this.addSql('create index orders_status_seq on orders (status, seq) where deleted_at is null');
  }

  override down(): void {
    this.addSql('drop index orders_status_seq');
    this.addSql('drop index orders_seq');
    this.addSql('create unique index orders_seq on orders (seq) include (product_name, status)');
  }
}
