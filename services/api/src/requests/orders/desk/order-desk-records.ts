import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { notFound } from '../../../common/errors/api-error.js';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { DeskRecords, type AuditedEntry, type Correspondent, type DeskRecord } from '../../desk/desk-records.js';
import { RECORDS } from '../../desk/record-kind.js';
import { entryColumns, type StoredEntry } from '../../desk/timeline/stored-entry.js';
import { OrderPrivacy } from '../order-privacy.js';

/** Mails about a whole request for several, which are stored with its first order. */
const OF_REQUEST = sql`('order-confirmation', 'order-notice')`;

/** Ids of the orders that were requested together with an order, itself included. */
const requested = (id: string) => sql`
  select ${id}::uuid union all
  select other.id from orders o join orders other on other.request_group = o.request_group where o.id = ${id}::uuid`;

/** Entries from the history of a column, which is a JSON list. */
const changes = (id: string, kind: 'price' | 'status', history: string) => sql`
  select ${entryColumns({
    at: sql`h.change ->> 'changedAt'`,
    id: sql`md5(concat_ws('.', ${id}::text, ${kind}::text, h.n))`,
    kind: sql.lit(kind),
    admin_email: sql`h.change ->> 'changedBy'`,
    details: sql`h.change - 'changedAt' - 'changedBy'`,
  })}
  from orders o, jsonb_array_elements(o.${sql.ref(history)}) with ordinality as h (change, n) where o.id = ${id}::uuid`;

/** Orders, as the desk shows them. */
@Injectable()
export class OrderDeskRecords extends DeskRecords {
  readonly kind = RECORDS.order;
  readonly audited: readonly AuditedEntry[] = [
    { action: 'order.customer.decrypt', kind: 'decrypt' },
    { action: 'order.delete', kind: 'deletion' },
    { action: 'order.restore', kind: 'restoration' },
  ];

  constructor(
    private readonly database: Database,
    private readonly privacy: OrderPrivacy,
  ) {
    super();
  }

  override async find(id: string): Promise<DeskRecord> {
    const [order] = await this.database.run(
      db
        .selectFrom('orders')
        .select(['customer', 'product_name', 'language'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null),
    );
    if (!order) throw notFound(this.kind.noun);
    return {
      customerName: this.privacy.readCustomer(order.customer, id)?.fullName ?? '',
      title: order.product_name,
      language: order.language,
    };
  }

  override async findCorrespondent(id: string): Promise<Correspondent | undefined> {
    const [order] = await this.database.run(
      db.selectFrom('orders').select(['customer', 'language']).where('id', '=', id).where('erased_at', 'is', null),
    );
    if (!order) return undefined;
    const { fullName, email } = this.privacy.decryptCustomer(order.customer, id);
    return { name: fullName, email, language: order.language };
  }

  override async findPublicTitle(id: string): Promise<string> {
    const [order] = await this.database.run(db.selectFrom('orders').select('product_name').where('id', '=', id));
    return order?.product_name ?? '';
  }

  /** The receipt of the order and its changes, and the sent confirmation once the outbox no longer has its row. */
  override facts(id: string): RawBuilder<StoredEntry> {
    return sql`
      select ${entryColumns({ at: sql`o.created_at`, id: sql`o.id`, kind: sql`'created'` })}
      from orders o where o.id = ${id}::uuid
      union all ${changes(id, 'status', 'status_history')}
      union all ${changes(id, 'price', 'price_history')}
      union all
      select ${entryColumns({
        at: sql`o.confirmation_sent_at`,
        id: sql`md5(concat_ws('.', o.id, 'confirmation'))`,
        kind: sql`'mail'`,
        details: sql`jsonb_build_object('mail', 'order-confirmation', 'status', 'sent', 'sentAt', o.confirmation_sent_at, 'language', o.language)`,
      })}
      from orders o where o.id = ${id}::uuid and o.confirmation_sent_at is not null`;
  }

  override mails(id: string): RawBuilder<boolean> {
    return sql`m.order_id in (${requested(id)}) and (m.order_id = ${id}::uuid or m.kind in ${OF_REQUEST})`;
  }
}
