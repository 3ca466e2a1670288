import { sentence, type ImportKind } from '@vitrine/schemas';
import type { StoredFields } from '../../../common/admin-entity/index.js';
import { featureTable } from '../../../catalogue/features/feature.js';
import { Product } from '../../../catalogue/products/product.entity.js';
import { accessoryTable } from '../../../catalogue/accessories/accessory.js';
import { storeTable } from '../../../content/stores/store.js';
import { COUPON_COLUMN_NAMES, couponColumns } from '../../../requests/coupons/coupon-columns.js';
import { couponTable } from '../../../requests/coupons/coupon.js';
import { resourceFields } from '../../../resource/index.js';
import type { ImportedResource, ImportedRow } from './imported-resource.js';
import { importedProducts } from './imported-products.js';

export type { ImportedResource, ImportedRow } from './imported-resource.js';

type Fields = StoredFields<ImportedRow, object>;

const TABLES = { accessories: accessoryTable, stores: storeTable } as const;

const importedTable = (kind: keyof typeof TABLES) => (): ImportedResource => ({
  kind,
  entity: TABLES[kind].entity as never,
  fields: resourceFields(TABLES[kind] as never) as unknown as Fields,
  kept: [],
});

const importedCoupons = (): ImportedResource => ({
  kind: 'coupons',
  entity: couponTable.entity as never,
  fields: resourceFields(couponTable as never, couponColumns as never, COUPON_COLUMN_NAMES) as unknown as Fields,
  kept: ['usageCount'],
  taken: sentence('couponAdmin.exists'),
});

/** By kind, what one run of an import or export needs. */
export const importedResource: Readonly<Record<ImportKind, () => ImportedResource>> = {
  products: importedProducts,
  accessories: importedTable('accessories'),
  stores: importedTable('stores'),
  coupons: importedCoupons,
};

/** The entities of all kinds, for MikroORM. */
export const IMPORTED_ENTITIES = [
  Product,
  featureTable.schema,
  accessoryTable.schema,
  storeTable.schema,
  couponTable.schema,
];
