import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../../common/errors/api-error.js';
import { mapInBatches } from '../../../common/map-in-batches.js';
import { toEuros } from '../../../common/money.js';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
import { anyOf } from '../../../database/expressions.js';
import type { Retailer, RetailerRequest, RetailerSource } from '../../desk/retailer/retailer.js';
import { Retailers } from '../../desk/retailer/retailers.service.js';
import { RECORDS } from '../../desk/record-kind.js';
import { OrderPrivacy } from '../order-privacy.js';
import type { OrderRow } from '../order-row.js';
import { OrderSearch } from '../search/order-search.js';

const COLUMNS = ['id', 'customer', 'product_name', 'product_price_cents', 'status', 'created_at'] as const;
const NOBODY: Retailer = { email: '', company: '' };

type Row = Pick<OrderRow, (typeof COLUMNS)[number]>;

/** The orders of a retailer. */
@Injectable()
export class OrderRetailer implements RetailerSource, OnModuleInit {
  readonly kind = 'order';
  readonly permission = 'orders:read';
  readonly hasCompany = true;

  constructor(
    private readonly retailers: Retailers,
    private readonly database: Database,
    private readonly searching: OrderSearch,
    private readonly privacy: OrderPrivacy,
  ) {}

  onModuleInit(): void {
    this.retailers.register(this);
  }

  async retailerOf(id: string): Promise<Retailer | undefined> {
    const [order] = await this.database.run(
      db.selectFrom('orders').select('customer').where('id', '=', id).where('deleted_at', 'is', null),
    );
    if (!order) throw notFound(RECORDS.order.noun);
    return this.read(order.customer, id);
  }

  async ofAddress(email: string, most: number): Promise<RetailerRequest[]> {
    const rows = await this.database.forStaff.run(
      db
        .selectFrom('orders')
        .select(COLUMNS)
        .where('email_token', '=', anyOf(this.privacy.emailTokensToFind(email), 'bigint'))
        .where('deleted_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .$castTo<Row>(),
    );
    return this.presentAll(rows);
  }

  async ofCompany(company: string, most: number): Promise<RetailerRequest[]> {
    const columns = COLUMNS.map((column) => `o.${column}`);
    return this.presentAll(await this.searching.newest<Row>(company, columns, most));
  }

  private presentAll(rows: readonly Row[]): Promise<RetailerRequest[]> {
    return mapInBatches(rows, (row) => this.present(row));
  }

  private present({
    id,
    customer,
    product_name: title,
    product_price_cents: cents,
    status,
    created_at: at,
  }: Row): RetailerRequest {
    const retailer = this.read(customer, id) ?? NOBODY;
    return { kind: this.kind, id, title, status, createdAt: at, price: toEuros(cents), retailer };
  }

  private read(stored: string, id: string): Retailer | undefined {
    const customer = this.privacy.readCustomer(stored, id);
    return customer && { email: customer.email, company: customer.companyName };
  }
}
