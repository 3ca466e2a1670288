import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { accessoryResource, featureResource } from '@vitrine/schemas';
import { Accessory } from '../../catalogue/accessories/accessory.js';
import { mapTranslations } from '../../common/translations.js';
import { toCentsOrNull } from '../../common/money.js';
import { Article } from '../../content/articles/article.js';
import { ContentPage } from '../../content/content-pages/content-page.js';
import { Feature } from '../../catalogue/features/feature.js';
import { HomepageSection } from '../../content/homepage-sections/homepage-section.js';
import { Interview } from '../../content/interviews/interview.js';
import { Product } from '../../catalogue/products/product.entity.js';
import { Store } from '../../content/stores/store.js';
import type { Demo, DemoAccessory, DemoFeature, DemoProduct, ProductMedia } from './demo.js';
import { toArticle, toInterview, toPage, toSection, toStore } from './content.js';
import { UNTOUCHED, type Ledger } from './ledger.js';
import type { PicturePaths } from './pictures.js';
import type { Videos } from './videos.js';

type Catalogued = Feature | Product | Accessory | Store | ContentPage | HomepageSection | Interview | Article;

/** Seeds everything that visitors see; a known row is updated, unless staff have changed or deleted it. */
export async function seedCatalogue(
  demo: Demo,
  paths: PicturePaths,
  videos: Videos,
  em: EntityManager,
  ledger: Ledger,
): Promise<number> {
  const titles = new Map(demo.features.map(({ slug, id, title }) => [slug, { id, title }]));
  const interviews = demo.interviews.flatMap((interview) => {
    const video = videos.get(interview.video);
    return video ? [toInterview(interview, paths, video)] : [];
  });
  const groups = [
    { kind: Feature, list: demo.features.map((feature) => toFeature(feature, paths)) },
    { kind: Product, list: demo.products.map((product) => toProduct(product, titles, paths, videos)) },
    { kind: Accessory, list: demo.accessories.map((accessory) => toAccessory(accessory, paths)) },
    { kind: Store, list: demo.stores.map((store) => toStore(store, paths)) },
    { kind: ContentPage, list: demo.pages.map(toPage) },
    { kind: HomepageSection, list: demo.sections.map((section) => toSection(section, paths, videos)) },
    { kind: Interview, list: interviews },
    { kind: Article, list: demo.articles.map((article) => toArticle(article, paths)) },
  ] as const;
  let added = 0;
  for (const { kind, list } of groups) {
    for (const row of list) {
      if (await seedRow(kind, row, em, ledger)) added++;
    }
  }
  return added;
}

async function seedRow(
  kind: new () => Catalogued,
  row: Catalogued,
  em: EntityManager,
  ledger: Ledger,
): Promise<boolean> {
  if (!ledger.has(row.id)) {
    const isNew = await insert(row, em);
    await ledger.add(row.id);
    return isNew;
  }
  const { id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = row;
  // The version is set explicitly, because MikroORM would raise it.
  await em.fork().nativeUpdate<Catalogued>(kind, { id, version: UNTOUCHED }, { ...fields, version: UNTOUCHED });
  return false;
}

/** @returns false where staff have made such a page or section themselves; it stays */
async function insert(row: Catalogued, em: EntityManager): Promise<boolean> {
  try {
    await em.fork().persist(row).flush();
    return true;
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) return false;
    throw error;
  }
}

function toFeature({ id, picture, ...feature }: DemoFeature, paths: PicturePaths): Feature {
  const input = featureResource.schema.cast({ ...feature, image: paths.get(picture) ?? null }, { stripUnknown: true });
  return Object.assign(new Feature(), { ...input, id });
}

function toProduct(
  product: DemoProduct,
  library: ReadonlyMap<string, { id: string; title: string }>,
  paths: PicturePaths,
  videos: Videos,
): Product {
  const getPath = (video: string | null | undefined) => (video != null && videos.get(video)?.path) || null;
  const toMedia = ({ picture = '', pictures = [], headerVideo, productVideo }: Partial<ProductMedia>) => ({
    image: paths.get(picture) ?? null,
    images: pictures.flatMap((name) => paths.get(name) ?? []),
    headerVideo: getPath(headerVideo),
    productVideo: getPath(productVideo),
  });
  const translations = mapTranslations(
    product.translations,
    ({ picture, pictures, headerVideo, productVideo, ...texts }) => ({
      ...texts,
      ...toMedia({ picture, pictures, headerVideo, productVideo }),
    }),
  );
  const { id, name, subtitle, description, headerTitle, headerDescription, videoHeading } = product;
  return Object.assign(new Product(), {
    id,
    name,
    subtitle,
    description,
    headerTitle,
    headerDescription,
    videoHeading,
    ...toMedia(product),
    colors: product.colors,
    materials: product.materials,
    displayOrder: product.displayOrder,
    translations,
    priceCents: toCentsOrNull(product.price),
    subscriptionPriceCents: toCentsOrNull(product.subscriptionPrice),
    enhancedServicePriceCents: toCentsOrNull(product.enhancedServicePrice),
    features: product.features.flatMap((slug) => library.get(slug) ?? []).map(({ id, title }) => ({ id, title })),
  });
}

function toAccessory(
  { id, slug: _slug, picture, pictures, weightGrams, ...fields }: DemoAccessory,
  paths: PicturePaths,
): Accessory {
  const { accessoryImages: _none, ...input } = accessoryResource.schema.cast({
    ...fields,
    weight: weightGrams,
    mainImage: paths.get(picture) ?? null,
    images: pictures.flatMap((name) => paths.get(name) ?? []),
  });
  return Object.assign(new Accessory(), { ...input, id });
}
