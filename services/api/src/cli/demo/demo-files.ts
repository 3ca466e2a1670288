import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AccessoryCategory, CustomerInfo, Language, OrderStatus } from '@vitrine/schemas';

const folder = resolve(import.meta.dirname, '../../../../../infra/local/demo');

/** A picture as the demo's picture maker noted it; files are named relative to its folder. */
export interface DemoPicture {
  width: number;
  height: number;
  fallback: string;
  variants: { file: string; width: number; format: 'avif' | 'webp'; bytes: number }[];
}

interface Texts {
  name: string;
  subtitle: string;
  description: string;
}

export interface DemoFeature {
  id: string;
  slug: string;
  picture: string;
  title: string;
  description: string;
  translations: { en: { title: string; description: string } };
}

interface ProductTexts extends Texts {
  headerTitle: string;
  headerDescription: string;
  videoHeading: string;
  colors: string[];
  materials: string[];
}

/** Prices in euros; `features` are slugs of the library, `picture` and `pictures` names of the manifest. */
export interface DemoProduct extends ProductTexts {
  id: string;
  slug: string;
  displayOrder: number;
  price: number | null;
  subscriptionPrice: number | null;
  enhancedServicePrice: number | null;
  picture: string;
  pictures: string[];
  features: string[];
  translations: { en: ProductTexts };
}

interface AccessoryTexts extends Texts {
  material: string;
  color: string;
  features: string[];
  specifications: Record<string, string>;
}

/** Price in euros, weight in grams. */
export interface DemoAccessory extends AccessoryTexts {
  id: string;
  slug: string;
  category: AccessoryCategory;
  brand: string;
  price: number;
  stock: number;
  isInStock: boolean;
  size: string;
  weightGrams: number;
  picture: string;
  pictures: string[];
  translations: { en: AccessoryTexts };
}

/** A coupon as the admin's form sends it, but with days counted from the seeding: when it begins, and for how many days it lasts. */
export type DemoCoupon = Readonly<Record<string, unknown>> & { code: string; begins: number; lasts: number | null };

export interface DemoOrder {
  /** Slug of a product or accessory. */
  item: string;
  plan: 'product' | 'accessory' | 'monthly' | 'enhanced';
  status: OrderStatus;
  /** Hours before the seeding. */
  ageHours: number;
  language: Language;
  customer: CustomerInfo;
  coupon: string | null;
  notes: string;
  adminNotes: string;
  /** A price agreed with the customer afterwards, in euros. */
  newPrice?: number;
}

export interface Demo {
  /** Changes with any text, price or picture. */
  fingerprint: string;
  pictureFolder: string;
  pictures: Record<string, DemoPicture>;
  features: DemoFeature[];
  products: DemoProduct[];
  accessories: DemoAccessory[];
  coupons: DemoCoupon[];
  orders: DemoOrder[];
}

/** Reads the demo's catalogue and picture list. @throws Error when this installation does not carry the demo */
export function readDemo(): Demo {
  if (!existsSync(folder)) throw new Error('the demo catalogue is not part of this installation.');
  const hash = createHash('sha256');
  const read = <Content>(...path: string[]): Content => {
    const text = readFileSync(join(folder, ...path), 'utf8');
    hash.update(text);
    return JSON.parse(text) as Content;
  };
  const demo = {
    pictureFolder: join(folder, 'pictures', 'out'),
    pictures: read<Demo['pictures']>('pictures', 'out', 'manifest.json'),
    features: read<DemoFeature[]>('catalogue', 'features.json'),
    products: read<DemoProduct[]>('catalogue', 'products.json'),
    accessories: read<DemoAccessory[]>('catalogue', 'accessories.json'),
    coupons: read<DemoCoupon[]>('catalogue', 'coupons.json'),
    orders: read<DemoOrder[]>('catalogue', 'orders.json'),
  };
  return { ...demo, fingerprint: hash.digest('hex') };
}
