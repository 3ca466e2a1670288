import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import { sql } from 'kysely';
import { mapTranslations } from '../../common/translations.js';
import { change, run, type Queryable } from '../../database/database.js';
import { db } from '../../database/db.js';
import { anyOf } from '../../database/expressions.js';
import { findInTrash } from '../../platform/trash/find-in-trash.js';
import { RestoreHooks } from '../../platform/trash/restore-hooks.js';
import { FeatureRemovals } from '../features/feature-removals.js';
import { Feature } from '../features/feature.js';
import { Product, type ProductFeature, type ProductTranslations } from './product.entity.js';

/** Finds the features of the library by their titles; of several with one title, the preferred one comes first. */
export type FeatureFinder = (em: EntityManager, titles: readonly string[]) => Promise<Feature[]>;

/** Finds features in the database. */
export const findInLibrary: FeatureFinder = (em, titles) =>
  em.find(Feature, { title: [...titles] }, { orderBy: { isActive: 'desc', id: 'asc' } });

/**
 * Makes the features of a product from their titles: a title of the library is linked to its feature, any other is the product's own (contract: GET
 * /api/products). Of several library features with one title, one that was linked before is kept, else an active one is preferred.
 */
export async function linkByTitle(
  em: EntityManager,
  titles: readonly string[],
  before: readonly ProductFeature[] = [],
  find: FeatureFinder = findInLibrary,
): Promise<ProductFeature[]> {
  if (titles.length === 0) return [];
  const library = await find(em, titles);
  const linked = new Set(before.map(({ id }) => id));
  return titles.map((title) => {
    const named = library.filter((feature) => feature.title === title);
    const feature = named.find(({ id }) => linked.has(id)) ?? named[0];
    return { title, id: feature?.id ?? null };
  });
}

/** The translated titles in the order of the new German titles, as far as these had a translation; for a change without translations. */
export function realigned(
  { features, translations }: { features: readonly ProductFeature[]; translations: ProductTranslations },
  titles: readonly string[],
): ProductTranslations {
  return mapTranslations(translations, (texts) => {
    const before = texts.features ?? [];
    if (before.length === 0) return texts;
    const translated = new Map(features.map(({ title }, index) => [title, before[index] ?? '']));
    return { ...texts, features: titles.map((title) => translated.get(title) ?? '') };
  });
}

/**
 * When a feature is deleted, the products that name it keep its title, in every language, as one of their own. When it is restored, products with its
 * title are linked to it again.
 */
@Injectable()
export class FeatureLinks implements OnModuleInit {
  constructor(
    private readonly removals: FeatureRemovals,
    private readonly hooks: RestoreHooks,
  ) {}

  onModuleInit(): void {
    this.removals.register(keepTitle);
    this.hooks.register('features', linkAgain);
    this.hooks.register('products', unlinkMissing);
  }
}

async function keepTitle(em: EntityManager, feature: Feature): Promise<void> {
  const naming = await em.execute<{ id: string }[]>('select id from products where features @> ?::jsonb order by id', [
    JSON.stringify([{ id: feature.id }]),
  ]);
  const products = await em.find(
    Product,
    { id: naming.map(({ id }) => id) },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  for (const product of products) Object.assign(product, withOwnTitle(product, feature));
}

/** The features of a product, with their translated titles. */
type Titles = Pick<Product, 'features' | 'translations'>;

/** A product with the link to a feature replaced by the feature's title, in every language. */
function withOwnTitle(
  { features, translations }: Titles,
  { id, title, translations: translated }: Pick<Feature, 'id' | 'title' | 'translations'>,
): Titles {
  const withTitles = TRANSLATED_LANGUAGES.map((language) => {
    const texts = translations[language];
    const titles = features.map((each, index) =>
      each.id === id ? (translated[language]?.title ?? '') : (texts?.features?.[index] ?? ''),
    );
    return [language, titles.some((each) => each !== '') ? { ...texts, features: titles } : texts] as const;
  });
  return {
    features: features.map((each) => (each.id === id ? { title, id: null } : each)),
    translations: Object.fromEntries(withTitles.filter(([, texts]) => texts !== undefined)),
  };
}

/** Unlinks features that were deleted while the product was in the trash. */
async function unlinkMissing(connection: Queryable, productId: string): Promise<void> {
  const [stored] = await run(
    connection,
    db.selectFrom('products').select(['features', 'translations']).where('id', '=', productId),
  );
  let titles = stored as unknown as Titles;
  const linked = titles.features.flatMap(({ id }) => id ?? []);
  const present = await run(connection, db.selectFrom('features').select('id').where('id', '=', anyOf(linked, 'uuid')));
  const missing = linked.filter((id) => !present.some((feature) => feature.id === id));
  if (missing.length === 0) return;
  const deleted = await findInTrash(connection, missing);
  for (const { id, title } of titles.features) {
    if (id === null || !missing.includes(id)) continue;
    const feature = { id, title, translations: {}, ...deleted.get(id) };
    titles = withOwnTitle(titles, feature);
  }
  const { features, translations } = titles;
  const values = { features: JSON.stringify(features), translations: JSON.stringify(translations) };
  await change(connection, db.updateTable('products').set(values).where('id', '=', productId));
}

const linkAgain = (connection: Queryable, featureId: string): Promise<number> =>
  change(
    connection,
    sql`
      update products set version = products.version + 1, updated_at = now(), features = (
        select jsonb_agg(
          case when each ->> 'id' is null and each ->> 'title' = library.title
            then each || jsonb_build_object('id', library.id) else each end
          order by place
        )
        from jsonb_array_elements(products.features) with ordinality as entries (each, place)
      )
      from features as library
      where library.id = ${featureId}
        and products.features @> jsonb_build_array(jsonb_build_object('title', library.title, 'id', null))`,
  );
