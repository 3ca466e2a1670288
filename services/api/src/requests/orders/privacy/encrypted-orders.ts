import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EncryptedTable } from '../../../common/personal-data/personal-data-holder.js';
import { change, run, type Queryable } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import { OrderPrivacy } from '../order-privacy.js';
import { changeTokens, type TokenChange } from '../search/order-tokens.js';

interface Written {
  id: string;
  customer: string | null;
  notes: string | null;
  configuration: string | null;
  adminNotes: string | null;
  emailToken: string | null;
}

/** The encrypted columns of `orders`, and the tokens that are derived from them. */
@Injectable()
export class EncryptedOrders implements EncryptedTable {
  readonly table = 'orders';
  readonly key = 'id';
  readonly columns = ['customer', 'notes', 'configuration', 'admin_notes'] as const;

  constructor(private readonly privacy: OrderPrivacy) {}

  async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const orders = await run(
      connection,
      db
        .selectFrom('orders')
        .select(['id', 'seq', 'customer', 'notes', 'configuration', 'admin_notes', 'email_token'])
        .select(sql<boolean>`deleted_at is null and erased_at is null`.as('searchable'))
        .where('id', '=', anyOf(ids, 'uuid'))
        .orderBy('id')
        .forUpdate(),
    );
    const tokenChanges: TokenChange[] = [];
    const written = orders.map((order) => {
      const customer = this.privacy.readCustomer(order.customer, order.id);
      if (customer) {
        const tokens = order.searchable ? this.privacy.searchTokens(customer) : [];
        const kept = new Set(tokens);
        const removed = this.privacy.allSearchTokens(customer).filter((token) => !kept.has(token));
        tokenChanges.push({ seq: order.seq, tokens, removed });
      }
      return {
        id: order.id,
        customer: this.privacy.reencrypt('customer', order.customer, order.id),
        notes: this.privacy.reencrypt('notes', order.notes, order.id),
        configuration: this.privacy.reencrypt('configuration', order.configuration, order.id),
        adminNotes: this.privacy.reencrypt('admin_notes', order.admin_notes, order.id),
        emailToken: customer ? this.privacy.emailToken(customer) : order.email_token,
      };
    });
    await changeTokens(connection, tokenChanges);
    await change(connection, write(written));
    return written.length;
  }
}

function write(orders: readonly Written[]) {
  const ids = orders.map(({ id }) => id);
  const customers = orders.map(({ customer }) => customer);
  const notes = orders.map((order) => order.notes);
  const configurations = orders.map(({ configuration }) => configuration);
  const adminNotes = orders.map((order) => order.adminNotes);
  const emailTokens = orders.map(({ emailToken }) => emailToken);
  return sql`
    update orders o set customer = w.customer, notes = w.notes, configuration = w.configuration,
      admin_notes = w.admin_notes, email_token = w.email_token
    from unnest(${ids}::uuid[], ${customers}::text[], ${notes}::text[], ${configurations}::text[], ${adminNotes}::text[],
      ${emailTokens}::bigint[])
      as w (id, customer, notes, configuration, admin_notes, email_token)
    where o.id = w.id`;
}
