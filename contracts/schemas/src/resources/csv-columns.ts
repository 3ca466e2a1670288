import type { AnySchema } from 'yup';
import type { ImportKind } from '../imports.js';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../languages/languages.js';
import { accessoryResource } from './accessory.js';
import { couponResource } from './coupon.js';
import { productAdminSchema, PRODUCT_TRANSLATED } from './product.js';
import { storeResource } from './store.js';

/** A column of a CSV file: a field, or its text in a further language than German. */
export interface CsvColumn {
  /** Name in the header row, such as `name` or `name.en`. */
  readonly name: string;
  readonly field: string;
  readonly rule: AnySchema;
  /** Language of the text; `undefined` for the field itself. */
  readonly language: TranslatedLanguage | undefined;
}

interface Columned {
  fields: Readonly<Record<string, AnySchema>>;
  translated: readonly string[];
}

/** The fields of a body in their order, each followed by its texts in the other languages where it has any. */
const columnsOf = ({ fields, translated }: Columned): readonly CsvColumn[] =>
  Object.entries(fields).flatMap(([field, rule]) => [
    { name: field, field, rule, language: undefined },
    ...(translated.includes(field)
      ? TRANSLATED_LANGUAGES.map((language) => ({ name: `${field}.${language}`, field, rule, language }))
      : []),
  ]);

const {
  version: _version,
  translations: _translations,
  productImages: _productImages,
  ...productFields
} = productAdminSchema.fields;

/** The columns of each kind of file, besides `id` (contract: Import). */
export const CSV_COLUMNS: Readonly<Record<ImportKind, readonly CsvColumn[]>> = {
  products: columnsOf({ fields: productFields as unknown as Columned['fields'], translated: PRODUCT_TRANSLATED }),
  accessories: columnsOf(accessoryResource),
  stores: columnsOf(storeResource),
  coupons: columnsOf(couponResource),
};

/** The column with the id of the entry that a row changes. */
export const CSV_ID = 'id';

/** The fields that identify the entry of a row without an id; a kind without such fields creates a new entry. */
export const CSV_NATURAL_KEYS: Readonly<Record<ImportKind, readonly string[]>> = {
  products: [],
  accessories: [],
  stores: ['name', 'city'],
  coupons: ['code'],
};
