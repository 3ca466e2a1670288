import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FeatureRemovals } from '../features/feature-removals.js';
import { Feature } from '../features/feature.js';
import { Product, type ProductFeature, type ProductTranslations } from './product.entity.js';

/**
 * The features of a product from their titles: one that equals a library title is linked to it, any other is the product's own
 * (contract: GET /api/products). Of several entries with one title the one linked before stays, else an active one is taken.
 */
export async function linkByTitle(
  em: EntityManager,
  titles: readonly string[],
  before: readonly ProductFeature[] = [],
): Promise<ProductFeature[]> {
  if (titles.length === 0) return [];
  const library = await em.find(Feature, { title: [...titles] }, { orderBy: { isActive: 'desc', id: 'asc' } });
  const linked = new Set(before.map(({ id }) => id));
  return titles.map((title) => {
    const named = library.filter((feature) => feature.title === title);
    const feature = named.find(({ id }) => linked.has(id)) ?? named[0];
    return { title, id: feature?.id ?? null };
  });
}

/** English titles in the order of new German ones, where the German one had one before; for a change that names no translations. */
export function realigned(
  { features, translations }: { features: readonly ProductFeature[]; translations: ProductTranslations },
  titles: readonly string[],
): ProductTranslations {
  const before = translations.en?.features ?? [];
  if (before.length === 0) return translations;
  const english = new Map(features.map(({ title }, index) => [title, before[index] ?? '']));
  return { en: { ...translations.en, features: titles.map((title) => english.get(title) ?? '') } };
}

/** When a feature leaves the library, the products that name it keep its present title, in both languages, as one of their own. */
@Injectable()
export class FeatureLinks implements OnModuleInit {
  constructor(private readonly removals: FeatureRemovals) {}

  onModuleInit(): void {
    this.removals.register(keepTitle);
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
  for (const product of products) {
    const isMeant = ({ id }: ProductFeature) => id === feature.id;
    const english = product.features.map((each, index) =>
      isMeant(each) ? (feature.translations.en?.title ?? '') : (product.translations.en?.features?.[index] ?? ''),
    );
    product.features = product.features.map((each) => (isMeant(each) ? { title: feature.title, id: null } : each));
    if (english.some((title) => title !== ''))
      product.translations = { en: { ...product.translations.en, features: english } };
  }
}
