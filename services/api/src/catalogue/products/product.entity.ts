import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { EditedRow } from '../../common/admin-entity/edited-row.js';
import type { Translations } from '../../common/translations.js';

/** A feature of a product: an entry of the library, or (with `id: null`) a title of its own. */
export interface ProductFeature {
  title: string;
  id: string | null;
}

/** The translatable fields of a product. */
export interface ProductTexts {
  name: string;
  subtitle: string | null;
  description: string;
  headerTitle: string | null;
  headerDescription: string | null;
  videoHeading: string | null;
  colors: string[];
  materials: string[];
  image: string | null;
  images: string[];
  headerVideo: string | null;
  productVideo: string | null;
}

export type ProductTranslations = Translations<ProductTexts & { features: string[] }>;

/** An app edition. Prices are cents; `null` = not offered on that plan. */
@Entity({ tableName: 'products' })
export class Product extends EditedRow implements ProductTexts {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  subtitle: string | null = null;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'integer', nullable: true })
  priceCents: number | null = null;

  /** A month. */
  @Property({ type: 'integer', nullable: true })
  subscriptionPriceCents: number | null = null;

  /** A month. */
  @Property({ type: 'integer', nullable: true })
  enhancedServicePriceCents: number | null = null;

  @Property({ type: 'text', nullable: true })
  image: string | null = null;

  @Property({ type: 'json' })
  images: string[] = [];

  @Property({ type: 'text', nullable: true })
  video: string | null = null;

  @Property({ type: 'text', nullable: true })
  headerVideo: string | null = null;

  @Property({ type: 'text', nullable: true })
  headerTitle: string | null = null;

  @Property({ type: 'text', nullable: true })
  headerDescription: string | null = null;

  @Property({ type: 'text', nullable: true })
  productVideo: string | null = null;

  @Property({ type: 'text', nullable: true })
  videoHeading: string | null = null;

  @Property({ type: 'json' })
  features: ProductFeature[] = [];

  @Property({ type: 'json' })
  colors: string[] = [];

  @Property({ type: 'json' })
  materials: string[] = [];

  @Property({ type: 'integer' })
  displayOrder: number = 0;

  /** Whether visitors see it, from {@link publishedAt} on. */
  @Property({ type: 'boolean' })
  published: boolean = true;

  @Property({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null = null;

  @Property({ type: 'json' })
  translations: ProductTranslations = {};
}
