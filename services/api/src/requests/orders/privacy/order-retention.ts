import { sql, type RawBuilder } from 'kysely';
import { COMPANY_TIME_ZONE } from '@vitrine/schemas';
import { Retained, type RetentionRule } from '../../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../../config/app-config.js';
import type { RetentionPeriod, RetentionSetting } from '../../../config/retention-setting.js';
import { forgetCustomers } from '../../coupons/forget-customers.js';
import { run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { timeAgo } from '../../../database/expressions.js';
import { HOLDS_A_PERSON, OrderEraser } from './order-eraser.js';

/** Erases the customers of orders whose retention time is over. */
abstract class OrdersRetention implements RetentionRule {
  abstract readonly kind: string;
  readonly keptFor: RetentionSetting;

  constructor(
    private readonly eraser: OrderEraser,
    keptFor: RetentionSetting,
  ) {
    this.keptFor = keptFor;
  }

  async apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    const found = await run(
      connection,
      db
        .selectFrom('orders')
        .select('id')
        .where('deleted_at', 'is', null)
        .where('created_at', '<', timeAgo(keptFor))
        .where(this.isOver(keptFor))
        .where(HOLDS_A_PERSON)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate(),
    );
    const ids = found.map(({ id }) => id);
    const erased = await this.eraser.erase(connection, ids);
    await forgetCustomers(connection, ids);
    return erased;
  }

  /** Condition on `orders`: the retention time of the row is over. */
  protected abstract isOver(keptFor: RetentionPeriod): RawBuilder<boolean>;
}

/** Confirmed and completed orders are business records; tax law counts their retention from the end of the year. */
@Retained()
export class OrderRetention extends OrdersRetention {
  readonly kind = 'orders';

  constructor(eraser: OrderEraser, { retention }: AppConfig) {
    super(eraser, retention.orders);
  }

  protected override isOver(keptFor: RetentionPeriod): RawBuilder<boolean> {
    return sql`status in ('confirmed', 'completed')
      and date_trunc('year', updated_at at time zone ${sql.lit(COMPANY_TIME_ZONE)}) + interval '1 year' + ${keptFor}::interval
        <= now() at time zone ${sql.lit(COMPANY_TIME_ZONE)}`;
  }
}

/** Pending and cancelled orders. */
@Retained()
export class UnfulfilledOrderRetention extends OrdersRetention {
  readonly kind = 'unfulfilled-orders';

  constructor(eraser: OrderEraser, { retention }: AppConfig) {
    super(eraser, retention.unfulfilledOrders);
  }

  protected override isOver(keptFor: RetentionPeriod): RawBuilder<boolean> {
    return sql`status in ('pending', 'cancelled') and updated_at < ${timeAgo(keptFor)}`;
  }
}
