import { FeaturesField } from '../../features/index.js';
import {
  Bilingual,
  EntriesField,
  FieldRow,
  FormSection,
  MediaField,
  MediaListField,
  MoneyField,
  NumberField,
} from '../../shared/form/index.js';

const NOT_OFFERED = 'Empty: not offered on this plan';

/** Every field of a product, in the sections of the back-office spec (§2, Product create and edit). */
export function ProductFields() {
  return (
    <div>
      <FormSection title="Header/Hero Section" note="The film among the pictures, and the word below them.">
        <Bilingual name="headerTitle" label="Header title" />
        <Bilingual name="headerDescription" label="Header description" minRows={2} maxRows={8} />
        <MediaField name="headerVideo" label="Header video" kind="video" />
      </FormSection>
      <FormSection title="Product Details">
        <Bilingual name="name" label="Name" required />
        <Bilingual name="subtitle" label="Subtitle" />
        <Bilingual name="description" label="Description" required minRows={4} maxRows={14} />
        <FieldRow>
          <MoneyField name="price" label="One-time price" hint={NOT_OFFERED} />
          <MoneyField name="subscriptionPrice" label="Monthly price" hint={NOT_OFFERED} />
          <MoneyField name="enhancedServicePrice" label="Enhanced service price" hint={NOT_OFFERED} />
          <NumberField name="displayOrder" label="Display order" hint="The lowest comes first" />
        </FieldRow>
        <MediaListField name="images" label="Product images" singular="Product image" firstLabel="Main image" />
        <Bilingual name="videoHeading" label="Video heading" />
        <MediaField name="productVideo" label="Product video" kind="video" />
      </FormSection>
      <FormSection
        title="Features"
        note="Features of the library bring their text and picture; any other is this product’s own."
      >
        <FeaturesField name="features" />
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
