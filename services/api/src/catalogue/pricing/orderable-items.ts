import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { validate } from 'uuid';
import { Database } from '../../database/database.js';
import { db, prepared } from '../../database/db.js';
import { now } from '../../database/expressions.js';
import type { OrderableItem } from './pricing.js';

/** Id of the transaction that wrote the row last; PostgreSQL changes it with every update. */
const STATE = sql<string>`xmin::text`;

const PRODUCT = prepared<{ id: string }>()('orderable-product', ({ id }) =>
  db
    .selectFrom('products')
    .select(['name', 'price_cents', 'subscription_price_cents', 'enhanced_service_price_cents', STATE.as('state')])
    .where('id', '=', id)
    .where('published', '=', true)
    .where((where) => where.or([where('published_at', 'is', null), where('published_at', '<=', now)])),
);

const ACCESSORY = prepared<{ id: string }>()('orderable-accessory', ({ id }) =>
  db
    .selectFrom('accessories')
    .select(['name', 'price_cents', 'category', 'stock', 'is_in_stock', STATE.as('state')])
    .where('id', '=', id),
);

/** A query that returns a row if the item was not changed since its `state` was read. */
export const itemIsUnchanged = ({ id, state }: { id: RawBuilder<unknown>; state: RawBuilder<unknown> }) =>
  sql<never>`
    select from products where products.id = ${id} and products.xmin::text = ${state}
    union all
    select from accessories where accessories.id = ${id} and accessories.xmin::text = ${state}`;

type Kind = OrderableItem['kind'];
type Read = (id: string) => Promise<OrderableItem | undefined>;

/** Reads the items of the catalogue that can be ordered, with their prices. */
@Injectable()
export class OrderableItems {
  private readonly reads: Readonly<Record<Kind, Read>> = {
    product: (id) => this.readProduct(id),
    accessory: (id) => this.readAccessory(id),
  };
  /** Cache of the items that were read, by id. */
  private readonly known = new Map<string, OrderableItem>();

  constructor(private readonly database: Database) {}

  /** Reads the item from the database; `undefined` for an unknown or malformed id, and for items that visitors do not see. */
  async read(kind: Kind, id: string): Promise<OrderableItem | undefined> {
    if (!validate(id)) return undefined;
    const item = await this.reads[kind](id.toLowerCase());
    if (item) this.known.set(item.id, item);
    return item;
  }

  /**
   * The item from the cache, which saves a round trip. The caller must check {@link itemIsUnchanged} in the statement that relies on it, and call
   * {@link read} before it refuses anything.
   */
  async recall(kind: Kind, id: string): Promise<OrderableItem | undefined> {
    const item = this.known.get(id.toLowerCase());
    return item?.kind === kind ? item : this.read(kind, id);
  }

  private async readProduct(id: string): Promise<OrderableItem | undefined> {
    const [row] = await this.database.run(PRODUCT.with({ id }));
    return (
      row && {
        kind: 'product',
        id,
        name: row.name,
        state: row.state,
        priceCents: row.price_cents,
        monthlyCents: row.subscription_price_cents,
        enhancedCents: row.enhanced_service_price_cents,
      }
    );
  }

  private async readAccessory(id: string): Promise<OrderableItem | undefined> {
    const [row] = await this.database.run(ACCESSORY.with({ id }));
    return (
      row && {
        kind: 'accessory',
        id,
        name: row.name,
        state: row.state,
        priceCents: row.price_cents,
        category: row.category,
        orderable: row.is_in_stock && row.stock > 0,
      }
    );
  }
}
