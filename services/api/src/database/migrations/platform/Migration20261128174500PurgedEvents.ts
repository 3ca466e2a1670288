import { Migration } from '@mikro-orm/migrations';

/** The position up to which events were deleted, so that a reader that continues from an earlier one is told of the gap. */
export class Migration20261128174500PurgedEvents extends Migration {
  override name = 'Migration20261128174500PurgedEvents';

  override up(): void {
    this.addSql(`
      alter table event_order
        add column purged_generation integer not null default 0,
        add column purged_transaction bigint not null default 0,
        add column purged_seq bigint not null default 0`);
    this.addSql(
      `comment on column event_order.purged_seq is 'with purged_generation and purged_transaction: the last event in the order that was deleted; 0 = none'`,
    );
  }

  override down(): void {
    this.addSql(`
      alter table event_order
        drop column purged_generation,
        drop column purged_transaction,
        drop column purged_seq`);
  }
}
