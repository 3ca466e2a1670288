import type { EntityManager } from '@mikro-orm/postgresql';
import { Accessory } from '../../accessories/accessory.entity.js';
import { toCents, toCentsOrNull } from '../../common/money.js';
import { Feature } from '../../features/feature.entity.js';
import { Product } from '../../products/product.entity.js';
import type { Demo, DemoAccessory, DemoFeature, DemoProduct } from './demo-files.js';
import type { Ledger } from './ledger.js';
import type { PicturePaths } from './pictures.js';

type Catalogued = Feature | Product | Accessory;

/** A row nobody has changed since it was made. */
const UNTOUCHED = 1;

/** Brings in features, products and accessories; a row that is known is brought up to date, unless staff have changed or deleted it. */
export async function seedCatalogue(
  demo: Demo,
  paths: PicturePaths,
  em: EntityManager,
  ledger: Ledger,
): Promise<number> {
  const titles = new Map(demo.features.map(({ slug, id, title }) => [slug, { id, title }]));
  const groups = [
    { kind: Feature, list: demo.features.map((feature) => featureOf(feature, paths)) },
    { kind: Product, list: demo.products.map((product) => productOf(product, titles, paths)) },
    { kind: Accessory, list: demo.accessories.map((accessory) => accessoryOf(accessory, paths)) },
  ] as const;
  let added = 0;
  for (const { kind, list } of groups) {
    for (const row of list) {
      if (await bringIn(kind, row, em, ledger)) added++;
    }
  }
  return added;
}

async function bringIn(
  kind: new () => Catalogued,
  row: Catalogued,
  em: EntityManager,
  ledger: Ledger,
): Promise<boolean> {
  if (!ledger.has(row.id)) {
    await em.fork().persist(row).flush();
    await ledger.add(row.id);
    return true;
  }
  const { id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  await em.fork().nativeUpdate<Catalogued>(kind, { id, version: UNTOUCHED }, fields);
  return false;
}

function featureOf({ id, title, description, picture, translations }: DemoFeature, paths: PicturePaths): Feature {
  return Object.assign(new Feature(), { id, title, description, translations, image: paths.get(picture) ?? null });
}

function productOf(
  product: DemoProduct,
  library: ReadonlyMap<string, { id: string; title: string }>,
  paths: PicturePaths,
): Product {
  const { id, name, subtitle, description, headerTitle, headerDescription, videoHeading } = product;
  return Object.assign(new Product(), {
    id,
    name,
    subtitle,
    description,
    headerTitle,
    headerDescription,
    videoHeading,
    colors: product.colors,
    materials: product.materials,
    displayOrder: product.displayOrder,
    translations: product.translations,
    priceCents: toCentsOrNull(product.price),
    subscriptionPriceCents: toCentsOrNull(product.subscriptionPrice),
    enhancedServicePriceCents: toCentsOrNull(product.enhancedServicePrice),
    features: product.features.flatMap((slug) => library.get(slug) ?? []).map(({ id, title }) => ({ id, title })),
    image: paths.get(product.picture) ?? null,
    images: product.pictures.flatMap((picture) => paths.get(picture) ?? []),
  });
}

function accessoryOf(accessory: DemoAccessory, paths: PicturePaths): Accessory {
  const { slug: _slug, picture, pictures, price, ...fields } = accessory;
  return Object.assign(new Accessory(), {
    ...fields,
    priceCents: toCents(price),
    mainImage: paths.get(picture) ?? null,
    images: pictures.flatMap((name) => paths.get(name) ?? []),
  });
}
