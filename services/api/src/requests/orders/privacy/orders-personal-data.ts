import { sql } from 'kysely';
import {
  HoldsPersonalData,
  type PersonalDataHolder,
  type PersonalRecord,
} from '../../../common/personal-data/personal-data-holder.js';
import { readEncryptedValues } from '../../../common/personal-data/read-encrypted-values.js';
import { Database, type Queryable } from '../../../database/database.js';
import { anyOf } from '../../../database/expressions.js';
import { EntriesExport } from '../../desk/timeline/entries-export.js';
import { RECORDS } from '../../desk/record-kind.js';
import { EncryptedEntries } from '../../desk/timeline/encrypted-entries.js';
import { OrderPrivacy } from '../order-privacy.js';
import { OrderPresenter } from '../present-order.js';
import { EncryptedOrders } from './encrypted-orders.js';
import { OrderAddresses, type FoundOrder } from './order-addresses.js';
import { OrderEraser } from './order-eraser.js';

interface OrderRelatedRows {
  consents: Record<string, unknown> | null;
  mails: Record<string, unknown>[];
}

/** The personal data in orders, their consents and their mails. */
@HoldsPersonalData()
export class OrdersPersonalData implements PersonalDataHolder {
  readonly kind = 'orders';
  readonly tables;

  constructor(
    private readonly database: Database,
    private readonly byAddress: OrderAddresses,
    private readonly presenter: OrderPresenter,
    private readonly privacy: OrderPrivacy,
    private readonly eraser: OrderEraser,
    private readonly encrypted: EncryptedOrders,
    private readonly entries: EntriesExport,
    encryptedEntries: EncryptedEntries,
  ) {
    // The timeline entries of all kinds of records are in one table.
    this.tables = [encrypted, encryptedEntries];
  }

  async *addresses(): AsyncGenerator<string> {
    for await (const { key, stored } of readEncryptedValues(this.database, this.encrypted, 'customer')) {
      const customer = this.privacy.readCustomer(stored, key);
      if (customer) yield customer.email;
    }
  }

  prepare(): Promise<void> {
    return this.byAddress.complete();
  }

  async export(email: string): Promise<PersonalRecord[]> {
    await this.prepare();
    const orders = await this.byAddress.find(await this.database.pool(), email);
    const belongings = await this.findBelongings(orders.map(({ id }) => id));
    return this.entries.complete(
      RECORDS.order,
      orders.map((order) => this.record(order, belongings.get(order.id))),
    );
  }

  async erase(connection: Queryable, email: string): Promise<number> {
    const orders = await this.byAddress.find(connection, email);
    return this.eraser.erase(
      connection,
      orders.map(({ id }) => id),
    );
  }

  /** Without the addresses of the staff who changed the order, who are other people. */
  private record(order: FoundOrder, belongings: OrderRelatedRows | undefined): PersonalRecord {
    const { customerInfo, priceHistory, statusHistory, ...facts } = this.presenter.present(order);
    return {
      ...facts,
      customerInfo: this.privacy.readCustomer(order.customer, order.id) ?? customerInfo,
      priceHistory: priceHistory.map(({ changedBy: _, ...change }) => change),
      statusHistory: statusHistory.map(({ changedBy: _, ...change }) => change),
      deletedAt: order.deleted_at?.toISOString() ?? null,
      confirmationSentAt: order.confirmation_sent_at?.toISOString() ?? null,
      consents: belongings?.consents ?? null,
      mails: belongings?.mails ?? [],
    };
  }

  private async findBelongings(ids: readonly string[]): Promise<Map<string, OrderRelatedRows>> {
    const found = await this.database.run(
      sql<OrderRelatedRows & { id: string }>`select o.id,
         (select json_build_object('dataProcessingAt', c.data_processing_at, 'marketingAt', c.marketing_at,
            'analyticsAt', c.analytics_at, 'receivedAt', c.received_at)
          from consents c where c.order_id = o.id) as consents,
         (select coalesce(json_agg(json_build_object('kind', m.kind, 'language', m.language, 'status', m.status,
            'createdAt', m.created_at, 'sentAt', m.sent_at) order by m.created_at), '[]')
          from outbox m where m.order_id = o.id) as mails
       from orders o where o.id = ${anyOf(ids, 'uuid')}`,
    );
    return new Map(found.map(({ id, ...belongings }) => [id, belongings]));
  }
}
