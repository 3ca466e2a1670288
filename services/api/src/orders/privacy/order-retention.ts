import { Injectable } from '@nestjs/common';
import { Retained, type RetentionRule } from '../../common/personal-data/retention-rule.js';
import { AppConfig } from '../../config/app-config.js';
import type { RetentionPeriod, RetentionSetting } from '../../config/retention-setting.js';
import { forgetCustomers } from '../../coupons/forget-customers.js';
import { rows, type Queryable } from '../../database/database.js';
import { OrderEraser } from './order-eraser.js';

/**
 * Erases the people of orders.
 * @param isOver condition on `orders` with the period as `$1::interval`
 */
async function eraseWhere(
  connection: Queryable,
  eraser: OrderEraser,
  isOver: string,
  keptFor: RetentionPeriod,
  limit: number,
): Promise<number> {
  const found = await rows<{ id: string }>(
    connection,
    `select id from orders
     where deleted_at is null and created_at < now() - $1::interval and ${isOver}
       and (erased_at is null or notes is not null or admin_notes is not null)
     order by created_at, id limit $2 for update`,
    [keptFor, limit],
  );
  const ids = found.map(({ id }) => id);
  const erased = await eraser.erase(connection, ids);
  await forgetCustomers(connection, ids);
  return erased;
}

/** Orders that became business are books: tax law counts their years from the end of the year. */
@Injectable()
@Retained()
export class OrderRetention implements RetentionRule {
  readonly kind = 'orders';
  readonly keptFor: RetentionSetting;

  constructor(
    private readonly eraser: OrderEraser,
    config: AppConfig,
  ) {
    this.keptFor = config.retention.orders;
  }

  apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    const isOver = `status in ('confirmed', 'completed')
      and date_trunc('year', updated_at at time zone 'Europe/Berlin') + interval '1 year' + $1::interval
        <= now() at time zone 'Europe/Berlin'`;
    return eraseWhere(connection, this.eraser, isOver, keptFor, limit);
  }
}

/** Requests that came to nothing. */
@Injectable()
@Retained()
export class UnfulfilledOrderRetention implements RetentionRule {
  readonly kind = 'unfulfilled-orders';
  readonly keptFor: RetentionSetting;

  constructor(
    private readonly eraser: OrderEraser,
    config: AppConfig,
  ) {
    this.keptFor = config.retention.unfulfilledOrders;
  }

  apply(connection: Queryable, keptFor: RetentionPeriod, limit: number): Promise<number> {
    const isOver = `status in ('pending', 'cancelled') and updated_at < now() - $1::interval`;
    return eraseWhere(connection, this.eraser, isOver, keptFor, limit);
  }
}
