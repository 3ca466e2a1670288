import { useParams } from '@vitrine/platform';
import { languageName } from '@vitrine/schemas';
import { FeaturesField } from '../../features/index.js';
import {
  EntriesField,
  FieldRow,
  FormSection,
  MediaField,
  MediaListField,
  MoneyField,
  NumberField,
  TranslatedMedia,
  translatedMediaHint,
  translatedName,
  TranslatedText,
  useTranslatedLanguages,
} from '../../shared/form/index.js';
import { PublicationFields } from '../../shared/publication/index.js';

const NOT_OFFERED = 'Empty: not offered on this plan';

/** The fields of a product, in the sections of the back-office spec (§2, Product create and edit). */
export function ProductFields() {
  const languages = useTranslatedLanguages();
  const { productId } = useParams();
  return (
    <div>
      <FormSection title="Header/Hero Section" note="The film among the pictures, and the word below them.">
        <TranslatedText name="headerTitle" label="Header title" />
        <TranslatedText name="headerDescription" label="Header description" minRows={2} maxRows={8} />
        <TranslatedMedia name="headerVideo" label="Header video" kind="video" />
      </FormSection>
      <FormSection title="Product Details">
        <TranslatedText name="name" label="Name" required />
        <TranslatedText name="subtitle" label="Subtitle" />
        <TranslatedText name="description" label="Description" required minRows={4} maxRows={14} />
        <FieldRow>
          <MoneyField name="price" label="One-time price" hint={NOT_OFFERED} />
          <MoneyField name="subscriptionPrice" label="Monthly price" hint={NOT_OFFERED} />
          <MoneyField name="enhancedServicePrice" label="Enhanced service price" hint={NOT_OFFERED} />
          <NumberField name="displayOrder" label="Display order" hint="The lowest comes first" />
        </FieldRow>
        <MediaListField name="images" label="Product images" singular="Product image" firstLabel="Main image" />
        {languages.map((language) => (
          <MediaListField
            key={language}
            name={translatedName('images', language)}
            label={`Product images (${languageName(language)})`}
            singular={`${languageName(language)} product image`}
            firstLabel="Main image"
            hint={`All of them, in place of the German ones. ${translatedMediaHint(language)}`}
          />
        ))}
        <TranslatedText name="videoHeading" label="Video heading" />
        <TranslatedMedia name="productVideo" label="Product video" kind="video" />
      </FormSection>
      <FormSection
        title="Features"
        note="Features of the library bring their text and picture; any other is this product’s own."
      >
        <FeaturesField name="features" />
      </FormSection>
      <FormSection title="Publication">
        <PublicationFields flag="published" label="Published" noun="product" id={productId} />
      </FormSection>
      <FormSection title="Additional Options (Legacy)">
        <EntriesField name="colors" label="Colours" noun="colour" />
        <EntriesField name="materials" label="Materials" noun="material" />
        <MediaField
          name="video"
          label="Video (legacy)"
          kind="video"
          hint="Kept for older clients; the page shows header and product video."
        />
      </FormSection>
    </div>
  );
}
