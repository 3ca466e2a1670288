import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { Database } from '../../database/database.js';
import { db, prepared } from '../../database/db.js';
import type { OrderableItem } from './pricing.js';

const PRODUCT = prepared<{ id: string }>()('orderable-product', ({ id }) =>
  db
    .selectFrom('products')
    .select(['name', 'price_cents', 'subscription_price_cents', 'enhanced_service_price_cents'])
    .where('id', '=', id),
);

const ACCESSORY = prepared<{ id: string }>()('orderable-accessory', ({ id }) =>
  db.selectFrom('accessories').select(['name', 'price_cents', 'category', 'stock', 'is_in_stock']).where('id', '=', id),
);

/** Reads what can be ordered, with its present prices, from the catalogue. */
@Injectable()
export class OrderableItems {
  constructor(private readonly database: Database) {}

  /** `undefined` for an unknown or malformed id. */
  async product(id: string): Promise<OrderableItem | undefined> {
    if (!validate(id)) return undefined;
    const [row] = await this.database.run(PRODUCT.with({ id }));
    return (
      row && {
        kind: 'product',
        id: id.toLowerCase(),
        name: row.name,
        priceCents: row.price_cents,
        monthlyCents: row.subscription_price_cents,
        enhancedCents: row.enhanced_service_price_cents,
      }
    );
  }

  /** `undefined` for an unknown or malformed id. */
  async accessory(id: string): Promise<OrderableItem | undefined> {
    if (!validate(id)) return undefined;
    const [row] = await this.database.run(ACCESSORY.with({ id }));
    return (
      row && {
        kind: 'accessory',
        id: id.toLowerCase(),
        name: row.name,
        priceCents: row.price_cents,
        category: row.category,
        orderable: row.is_in_stock && row.stock > 0,
      }
    );
  }
}
