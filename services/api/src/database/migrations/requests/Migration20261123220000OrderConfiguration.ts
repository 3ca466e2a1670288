import { Migration } from '@mikro-orm/migrations';

/** An order may have the design that its customer made in the live preview; the retailer's name in it is personal data. */
export class Migration20261123220000OrderConfiguration extends Migration {
  override name = 'Migration20261123220000OrderConfiguration';

  override up(): void {
    this.addSql('alter table orders add column configuration text');
    this.addSql(`comment on column orders.configuration is 'encrypted; place orders.configuration:id'`);
  }

  /** The column is kept, because it holds what customers sent. */
  override down(): void {}
}
