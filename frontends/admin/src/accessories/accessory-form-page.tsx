import { accessoryResource } from '@vitrine/schemas';
import { FieldRow, FormSection, TextsMissing, translatedName, useTranslatedLanguages } from '../shared/form/index.js';
import { resourceFields, RowForm } from '../shared/resource/index.js';
import { accessories } from './accessory-calls.js';
import { accessoryForm } from './accessory-form.js';
import { SpecificationsField } from './specifications/specifications-field.js';

const { labels } = accessoryForm;
const Field = resourceFields(accessoryResource);

/** The page that creates an accessory, or changes the one in the address. */
export default function AccessoryFormPage() {
  const languages = useTranslatedLanguages();
  return (
    <RowForm {...accessoryForm} calls={accessories}>
      <FormSection title="Accessory" action={<TextsMissing names={['name', 'subtitle', 'description']} />}>
        <Field name="name" />
        <Field name="subtitle" />
        <Field name="description" minRows={4} maxRows={12} />
        <FieldRow>
          <Field name="category" placeholder="Choose one" />
          <Field name="brand" />
        </FieldRow>
      </FormSection>
      <FormSection title="Price and stock" note="Orders are requests: they do not change the stock.">
        <FieldRow>
          <Field name="price" />
          <Field name="stock" hint="Whole pieces; with 0 it cannot be ordered" />
        </FieldRow>
        <Field name="isInStock" hint="Visitors can order it while this is on and there is stock." />
      </FormSection>
      <FormSection title="Images">
        <Field name="mainImage" media="image" />
        <Field name="images" media="image" noun="Image" />
      </FormSection>
      <FormSection title="Features" action={<TextsMissing names={['features']} />}>
        <Field name="features" noun="feature" />
      </FormSection>
      <FormSection title="Details" action={<TextsMissing names={['material', 'color']} />}>
        <Field name="material" />
        <Field name="color" />
        <FieldRow>
          <Field name="size" hint="Such as 138 × 13 mm" />
          <Field name="weight" unit="g" />
        </FieldRow>
        <SpecificationsField name="specifications" label={labels['specifications'] ?? ''} lang="de" />
        {languages.map((language) => {
          const name = translatedName('specifications', language);
          return <SpecificationsField key={language} name={name} label={labels[name] ?? ''} lang={language} />;
        })}
      </FormSection>
    </RowForm>
  );
}
