import { Injectable, type OnModuleInit } from '@nestjs/common';
import { notFound } from '../../../common/errors/api-error.js';
import { toEuros } from '../../../common/money.js';
import { Database } from '../../../database/database.js';
import { db } from '../../../database/db.js';
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

  async search(search: string, most: number): Promise<RetailerRequest[]> {
    const columns = COLUMNS.map((column) => `o.${column}`);
    const rows = await this.searching.newest<Row>(search, columns, most);
    return rows.map((row) => this.present(row));
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
