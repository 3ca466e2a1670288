import { Select, TextField } from '@vitrine/ui';
import {
  Bilingual,
  EnglishMissing,
  EntriesField,
  FieldRow,
  FormSection,
  MediaField,
  MediaListField,
  MoneyField,
  NumberField,
  SwitchField,
} from '../shared/form/index.js';
import { RowForm } from '../shared/rows/index.js';
import { categoryOptions } from './accessory.js';
import { accessories } from './accessory-calls.js';
import { accessoryForm } from './accessory-form.js';
import { SpecificationsField } from './specifications/specifications-field.js';

/** A new accessory, or the one the address names. */
export default function AccessoryFormPage() {
  return (
    <RowForm
      query={accessories.useList({ latest: true })}
      list={{
        path: '/admin/accessories',
        label: 'All accessories',
        failure: 'Error loading accessories. Please try again.',
      }}
      noun="accessory"
      getName={({ name }) => name}
      {...accessoryForm}
      save={accessories.useSave()}
      texts={{
        create: { saveLabel: 'Add Accessory', failure: 'The accessory could not be added.' },
        change: { saveLabel: 'Save Accessory', failure: 'The accessory could not be saved.' },
      }}
    >
      <AccessoryFields />
    </RowForm>
  );
}

const { labels } = accessoryForm;

/** Every field of an accessory. */
function AccessoryFields() {
  return (
    <>
      <FormSection title="Accessory" action={<EnglishMissing names={['name', 'subtitle', 'description']} />}>
        <Bilingual name="name" label="Name" required />
        <Bilingual name="subtitle" label="Subtitle" />
        <Bilingual name="description" label="Description" minRows={4} maxRows={12} />
        <FieldRow>
          <Select
            name="category"
            label={labels['category'] ?? ''}
            options={categoryOptions}
            placeholder="Choose one"
            required
          />
          <TextField name="brand" label={labels['brand']} />
        </FieldRow>
      </FormSection>
      <FormSection title="Price and stock" note="Orders are requests: they do not change the stock.">
        <FieldRow>
          <MoneyField name="price" label={labels['price'] ?? ''} required />
          <NumberField name="stock" label={labels['stock'] ?? ''} hint="Whole pieces; with 0 it cannot be ordered" />
        </FieldRow>
        <SwitchField
          name="isInStock"
          label={labels['isInStock']}
          hint="Visitors can order it while this is on and there is stock."
        />
      </FormSection>
      <FormSection title="Images">
        <MediaField name="mainImage" label={labels['mainImage'] ?? ''} kind="image" />
        <MediaListField name="images" label={labels['images'] ?? ''} singular="Image" />
      </FormSection>
      <FormSection title="Features" action={<EnglishMissing names={['features']} />}>
        <EntriesField name="features" label="Features" noun="feature" />
      </FormSection>
      <FormSection title="Details" action={<EnglishMissing names={['material', 'color']} />}>
        <Bilingual name="material" label="Material" />
        <Bilingual name="color" label="Colour" />
        <FieldRow>
          <TextField name="size" label={labels['size']} hint="Such as 138 × 13 mm" />
          <NumberField name="weight" label={labels['weight'] ?? ''} unit="g" decimal />
        </FieldRow>
        <SpecificationsField name="specifications" label={labels['specifications'] ?? ''} lang="de" />
        <SpecificationsField
          name="translations.en.specifications"
          label={labels['translations.en.specifications'] ?? ''}
          lang="en"
        />
      </FormSection>
    </>
  );
}
