import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes of orders by plan and by coupon, for the filters of their list; there is already one by date. An index on an expression allows a count by
 * an index-only scan only if it also includes the columns of the expression.
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
