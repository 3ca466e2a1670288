import { sql } from 'kysely';
import { change, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf } from '../../database/expressions.js';

/** The value of `coupon_uses.customer_email` after the person was erased. */
export const FORGOTTEN = '';

/**
 * Erases the customers from the coupon uses of orders. The uses stay, so that a coupon's total limit holds. The hash is replaced by a random one that
 * matches no address, because a keyed hash of an address is still personal data for whoever has the key.
 */
export async function forgetCustomers(connection: Queryable, orderIds: readonly string[]): Promise<void> {
  await change(
    connection,
    db
      .updateTable('coupon_uses')
      .set({ customer_email: FORGOTTEN, email_hash: sql<Buffer>`sha256(uuid_send(gen_random_uuid()))` })
      .where('order_id', '=', anyOf(orderIds, 'uuid'))
      .where('customer_email', '<>', FORGOTTEN),
  );
}
