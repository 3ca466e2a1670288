import { COUNTRIES, storeResource } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { useId } from 'react';
import {
  Bilingual,
  EnglishMissing,
  EntriesField,
  FieldRow,
  FormSection,
  MediaField,
  NumberField,
  SwitchField,
} from '../shared/form/index.js';
import { resourceForm } from '../shared/resource/index.js';
import { RowForm } from '../shared/rows/index.js';
import { stores } from './store-calls.js';

const form = resourceForm(storeResource);
const { labels } = form;
const known = COUNTRIES.filter((country) => country !== 'Other');

/** A new store, or the one the address names. */
export default function StoreFormPage() {
  return (
    <RowForm
      query={stores.useList({ latest: true })}
      list={{ path: '/admin/stores', label: 'All stores', failure: 'Failed to fetch stores' }}
      noun="store"
      getName={({ name }) => name}
      {...form}
      save={stores.useSave()}
      texts={{
        create: { saveLabel: 'Add Store', failure: 'An error occurred' },
        change: { saveLabel: 'Save Store', failure: 'Failed to update store' },
      }}
    >
      <StoreFields />
    </RowForm>
  );
}

/** Every field of a store. */
function StoreFields() {
  const countryList = useId();
  return (
    <>
      <FormSection title="Store">
        <TextField name="name" label={labels['name']} required />
        <TextField name="address" label={labels['address']} hint="Street and house number" required />
        <FieldRow>
          <TextField name="postalCode" label={labels['postalCode']} />
          <TextField name="city" label={labels['city']} required />
        </FieldRow>
        <FieldRow>
          <TextField name="state" label={labels['state']} />
          <TextField
            name="country"
            label={labels['country']}
            hint="In English, such as Germany"
            required
            inputProps={{ list: countryList }}
          />
        </FieldRow>
        <datalist id={countryList}>
          {known.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      </FormSection>
      <FormSection
        title="Place on the map"
        note="Without both coordinates the store is in the list of the store locator, but not on its map."
      >
        <FieldRow>
          <NumberField name="latitude" label={labels['latitude']} hint="Degrees north, such as 48.1374" decimal />
          <NumberField name="longitude" label={labels['longitude']} hint="Degrees east, such as 11.5755" decimal />
        </FieldRow>
      </FormSection>
      <FormSection title="Contact">
        <FieldRow>
          <TextField name="phone" label={labels['phone']} type="tel" />
          <TextField name="email" label={labels['email']} type="email" />
        </FieldRow>
        <TextField name="website" label={labels['website']} type="url" placeholder="https://" />
      </FormSection>
      <FormSection title="Presentation" action={<EnglishMissing names={['description', 'services']} />}>
        <Bilingual name="description" label="Description" minRows={4} maxRows={12} />
        <EntriesField name="services" label="Services" noun="service" />
        <MediaField name="image" label={labels['image'] ?? ''} kind="image" />
        <SwitchField name="isActive" label={labels['isActive']} hint="Visitors see active stores only." />
      </FormSection>
    </>
  );
}
