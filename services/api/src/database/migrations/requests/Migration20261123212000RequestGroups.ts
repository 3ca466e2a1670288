import { Migration } from '@mikro-orm/migrations';

/** Orders of a request for several items name its first order; the previous release leaves the column empty. */
export class Migration20261123212000RequestGroups extends Migration {
  override name = 'Migration20261123212000RequestGroups';

  override up(): void {
    this.addSql(`alter table orders add column request_group uuid`);
    this.addSql(`comment on column orders.request_group is 'id of the first order of a request for several items'`);
    this.addSql(`create index orders_request_group on orders (request_group, seq) where request_group is not null`);
    this.addSql(
      `create index orders_request_short_id on orders (right(request_group::text, 8)) where request_group is not null`,
    );
  }

  override down(): void {
    this.addSql(`drop index orders_request_short_id`);
    this.addSql(`drop index orders_request_group`);
    this.addSql(`alter table orders drop column request_group`);
  }
}
