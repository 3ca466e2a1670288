import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { UpdatedBy } from '../common/admin-entity/updated-by.js';
import type { AccessoryCategory } from '@vitrine/schemas';
import type { Translations } from '../common/translations.js';

/** The texts of an accessory that have an English version. */
export interface AccessoryTexts {
  name: string;
  subtitle: string | null;
  description: string;
  material: string | null;
  color: string | null;
  features: string[];
  /** Value by label, in the order in which they are shown. */
  specifications: Record<string, string>;
}

/** A pen, wallet, belt, watch band, case or other thing. The price is cents, the weight grams. */
@Entity({ tableName: 'accessories' })
export class Accessory implements AccessoryTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  subtitle: string | null = null;

  @Property({ type: 'text', nullable: true })
  brand: string | null = null;

  @Property({ type: 'text' })
  description: string = '';

  @Property({ type: 'text' })
  category!: AccessoryCategory;

  @Property({ type: 'integer' })
  priceCents!: number;

  @Property({ type: 'text', nullable: true })
  material: string | null = null;

  @Property({ type: 'text', nullable: true })
  color: string | null = null;

  @Property({ type: 'text', nullable: true })
  size: string | null = null;

  @Property({ type: 'double', nullable: true })
  weightGrams: number | null = null;

  @Property({ type: 'integer' })
  stock: number = 0;

  /** The flag that Hide/Show flips; orderable means this and `stock` > 0 (contract). */
  @Property({ type: 'boolean' })
  isInStock: boolean = true;

  @Property({ type: 'text', nullable: true })
  mainImage: string | null = null;

  @Property({ type: 'json' })
  images: string[] = [];

  @Property({ type: 'json' })
  features: string[] = [];

  /** `json`, not `jsonb`: the order of the labels is kept. */
  @Property({ type: 'json', columnType: 'json' })
  specifications: Record<string, string> = {};

  /** `json` for the order of the labels, too. */
  @Property({ type: 'json', columnType: 'json' })
  translations: Translations<AccessoryTexts> = {};

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz', onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  @UpdatedBy()
  updatedBy: string | null = null;
}
