import { rows, type Queryable } from '../database/database.js';

/** What stands in `coupon_uses.customer_email` once the person was taken out. */
export const FORGOTTEN = '';

/**
 * Takes the people out of the coupon uses of orders. The uses stay, so that a coupon's total limit holds; the hash becomes a random one, which meets
 * no address, because a keyed hash of an address is still personal data for whoever has the key.
 */
export async function forgetCustomers(connection: Queryable, orderIds: readonly string[]): Promise<void> {
  await rows(
    connection,
    `update coupon_uses set customer_email = $2, email_hash = sha256(uuid_send(gen_random_uuid()))
     where order_id = any ($1::uuid[]) and customer_email <> $2`,
    [orderIds, FORGOTTEN],
  );
}
