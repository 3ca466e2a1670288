import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { Database } from '../database/database.js';
import type { OrderableItem } from './pricing.js';

interface ProductRow {
  name: string;
  price_cents: number | null;
  subscription_price_cents: number | null;
  enhanced_service_price_cents: number | null;
}

interface AccessoryRow {
  name: string;
  price_cents: number;
  category: string;
  stock: number;
  is_in_stock: boolean;
}

/** Reads what can be ordered, with its present prices, from the catalogue. */
@Injectable()
export class OrderableItems {
  constructor(private readonly database: Database) {}

  /** `undefined` for an unknown or malformed id. */
  async product(id: string): Promise<OrderableItem | undefined> {
    if (!validate(id)) return undefined;
    const [row] = await this.database.query<ProductRow>(
      {
        name: 'orderable-product',
        text: `select name, price_cents, subscription_price_cents, enhanced_service_price_cents from products where id = $1`,
      },
      [id],
    );
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
    const [row] = await this.database.query<AccessoryRow>(
      {
        name: 'orderable-accessory',
        text: `select name, price_cents, category, stock, is_in_stock from accessories where id = $1`,
      },
      [id],
    );
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
