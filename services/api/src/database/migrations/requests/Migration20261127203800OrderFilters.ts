import { Migration } from '@mikro-orm/migrations';

/**
 * Orders by plan and by coupon, for the filters of their list; by date they have an index. Only with the columns of its expression included is an
 * index counted from without its table.
 */
export class Migration20261127203800OrderFilters extends Migration {
  override name = 'Migration20261127203800OrderFilters';

  override up(): void {
    this.addSql(`
      create index orders_plan on orders ((coalesce(subscription_type, order_type)), created_at desc, id desc)
      include (subscription_type, order_type) where deleted_at is null`);
    this.addSql(
      'create index orders_coupon on orders (coupon_code, created_at desc, id desc) where deleted_at is null',
    );
    this.addSql(`
      create index orders_with_coupon on orders (created_at desc, id desc)
      where deleted_at is null and coupon_code is not null`);
  }

  override down(): void {
    this.addSql('drop index orders_with_coupon');
    this.addSql('drop index orders_coupon');
    this.addSql('drop index orders_plan');
  }
}
