import { Migration } from '@mikro-orm/migrations';

/**
 * The planner learns how many orders have each plan. It does not use the statistics of the partial index `orders_plan`, and looked for the few orders
 * of a rare plan among all orders by price.
 */
export class Migration20261129083000OrderPlanStatistics extends Migration {
  override name = 'Migration20261129083000OrderPlanStatistics';

  override up(): void {
    this.addSql('create statistics orders_plan_values on (coalesce(subscription_type, order_type)) from orders');
    this.addSql('analyze orders');
  }

  override down(): void {
    this.addSql('drop statistics orders_plan_values');
  }
}
