import { type AccessoryInput, accessoryResource, sentence } from '@vitrine/schemas';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';
import type { Accessory } from './accessory.js';
import { areWhole, toRows, type Specification, toSpecifications } from './specifications/specifications.js';

type Values = ResourceValues<typeof accessoryResource>;
type English = Values['translations']['en'];

/** What the form holds; the specifications are rows of it. */
export type AccessoryValues = Omit<Values, 'specifications' | 'translations'> & {
  specifications: Specification[];
  translations: { en: Omit<English, 'specifications'> & { specifications: Specification[] } };
};

const form = resourceForm(accessoryResource);

const valuesOf = (accessory: Accessory | null): AccessoryValues => {
  const { translations, ...values } = form.valuesOf(accessory);
  return {
    ...values,
    specifications: toRows(accessory?.specifications),
    translations: {
      en: { ...translations.en, specifications: toRows(accessory?.translations.en?.specifications) },
    },
  };
};

const SPECIFICATION_PATHS = ['specifications', 'translations.en.specifications'] as const;

/** The API's own rules, and that no row of the specifications would be lost. */
const schema = form.schema
  .transform((values: AccessoryValues): object => ({
    ...values,
    specifications: toSpecifications(values.specifications),
    translations: {
      en: { ...values.translations.en, specifications: toSpecifications(values.translations.en.specifications) },
    },
  }))
  .test('specifications', (_value, { originalValue, createError }) => {
    const typed = originalValue as AccessoryValues;
    const rows = [typed.specifications, typed.translations.en.specifications];
    const path = SPECIFICATION_PATHS.find((_path, index) => !areWhole(rows[index] ?? []));
    return path === undefined || createError({ path, message: sentence('accessory.specificationRows') });
  });

/** The form of an accessory. */
export const accessoryForm = {
  labels: form.labels,
  valuesOf,
  schema,
  bodyOf: (values: AccessoryValues) => schema.cast(values, { assert: false }) as AccessoryInput,
};
