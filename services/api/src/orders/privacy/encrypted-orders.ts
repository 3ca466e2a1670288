import { Injectable } from '@nestjs/common';
import type { EncryptedTable } from '../../common/personal-data/personal-data-holder.js';
import { rows, type Queryable } from '../../database/database.js';
import { OrderPrivacy } from '../order-privacy.js';
import { addTokens, removeTokens, type TokenPairs } from './order-eraser.js';

interface Stored {
  id: string;
  seq: string;
  customer: string;
  notes: string | null;
  admin_notes: string | null;
  email_token: string | null;
  searchable: boolean;
}

/** The encrypted columns of `orders`, with the tokens that follow from them. */
@Injectable()
export class EncryptedOrders implements EncryptedTable {
  readonly table = 'orders';
  readonly key = 'id';
  readonly columns = ['customer', 'notes', 'admin_notes'] as const;

  constructor(private readonly privacy: OrderPrivacy) {}

  async reencrypt(connection: Queryable, ids: readonly string[]): Promise<number> {
    const orders = await rows<Stored>(
      connection,
      `select id, seq, customer, notes, admin_notes, email_token, deleted_at is null and erased_at is null as searchable
       from orders where id = any ($1::uuid[]) order by id for update`,
      [ids],
    );
    const gone: TokenPairs = { tokens: [], orders: [] };
    const added: TokenPairs = { tokens: [], orders: [] };
    const written = orders.map((order) => {
      const customer = this.privacy.readCustomer(order.customer, order.id);
      if (customer && order.searchable) {
        const current = this.privacy.searchTokens(customer);
        const kept = new Set(current);
        push(added, current, order.seq);
        push(
          gone,
          this.privacy.allSearchTokens(customer).filter((token) => !kept.has(token)),
          order.seq,
        );
      }
      return {
        id: order.id,
        customer: this.privacy.reencrypt('customer', order.customer, order.id),
        notes: this.privacy.reencrypt('notes', order.notes, order.id),
        adminNotes: this.privacy.reencrypt('admin_notes', order.admin_notes, order.id),
        emailToken: customer ? this.privacy.emailToken(customer) : order.email_token,
      };
    });
    await removeTokens(connection, gone);
    await addTokens(connection, added);
    await rows(
      connection,
      `update orders o set customer = w.customer, notes = w.notes, admin_notes = w.admin_notes, email_token = w.email_token
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::bigint[]) as w (id, customer, notes, admin_notes, email_token)
       where o.id = w.id`,
      [
        written.map(({ id }) => id),
        written.map(({ customer }) => customer),
        written.map(({ notes }) => notes),
        written.map(({ adminNotes }) => adminNotes),
        written.map(({ emailToken }) => emailToken),
      ],
    );
    return written.length;
  }
}

function push(pairs: TokenPairs, tokens: readonly string[], seq: string): void {
  for (const token of tokens) {
    pairs.tokens.push(token);
    pairs.orders.push(seq);
  }
}
