import { accessoryResource, sentence, TRANSLATED_LANGUAGES } from '@vitrine/schemas';
import { inTranslations, type InTranslations, translatedName } from '../shared/form/index.js';
import { resourceForm, type ResourceValues } from '../shared/resource/index.js';
import type { Accessory } from './accessory.js';
import { areWhole, toRows, type Specification, toSpecifications } from './specifications/specifications.js';

type Values = ResourceValues<typeof accessoryResource>;
type Translated = Values['translations']['en'];

/** The form's values; specifications are rows. */
export type AccessoryValues = Omit<Values, 'specifications' | 'translations'> & {
  specifications: Specification[];
  translations: InTranslations<Omit<Translated, 'specifications'> & { specifications: Specification[] }>;
};

/** The values with the specifications of each language replaced by another form of them. */
const withSpecifications = <German, Texts extends object, Specifications>(
  values: German & { translations: InTranslations<Texts> },
  german: Specifications,
  translated: InTranslations<Specifications>,
) => ({
  ...values,
  specifications: german,
  translations: inTranslations((language) => ({
    ...values.translations[language],
    specifications: translated[language],
  })),
});

/** The form of an accessory; it refuses specifications of which a row would be lost. */
export const accessoryForm = resourceForm(accessoryResource, {
  toForm: (values, accessory: Accessory | null): AccessoryValues =>
    withSpecifications(
      values,
      toRows(accessory?.specifications),
      inTranslations((language) => toRows(accessory?.translations[language]?.specifications)),
    ),
  fromForm: (values) =>
    withSpecifications(
      values,
      toSpecifications(values.specifications),
      inTranslations((language) => toSpecifications(values.translations[language].specifications)),
    ),
  refused: (_body, { specifications, translations }) => {
    const message = sentence('accessory.specificationRows');
    if (!areWhole(specifications)) return { path: 'specifications', message };
    const broken = TRANSLATED_LANGUAGES.find((language) => !areWhole(translations[language].specifications));
    return broken && { path: translatedName('specifications', broken), message };
  },
});
