import { COUNTRIES, storeResource } from '@vitrine/schemas';
import { useId } from 'react';
import { TextsMissing, FieldRow, FormSection } from '../shared/form/index.js';
import { resourceFields, resourceForm, RowForm } from '../shared/resource/index.js';
import { stores } from './store-calls.js';

const form = resourceForm(storeResource);
const Field = resourceFields(storeResource);
const known = COUNTRIES.filter((country) => country !== 'Other');

/** The form of a new store, or of the one in the address. */
export default function StoreFormPage() {
  return (
    <RowForm {...form} calls={stores}>
      <StoreFields />
    </RowForm>
  );
}

/** Every field of a store. */
function StoreFields() {
  const countryList = useId();
  const zoneList = useId();
  return (
    <>
      <FormSection title="Store">
        <Field name="name" />
        <Field name="address" hint="Street and house number" />
        <FieldRow>
          <Field name="postalCode" />
          <Field name="city" />
        </FieldRow>
        <FieldRow>
          <Field name="state" />
          <Field name="country" hint="In English, such as Germany" inputProps={{ list: countryList }} />
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
          <Field name="latitude" hint="Degrees north, such as 48.1374" />
          <Field name="longitude" hint="Degrees east, such as 11.5755" />
        </FieldRow>
      </FormSection>
      <FormSection title="Contact">
        <FieldRow>
          <Field name="phone" type="tel" />
          <Field name="email" type="email" />
        </FieldRow>
        <Field name="website" type="url" placeholder="https://" />
      </FormSection>
      <FormSection title="Opening hours" note="Visitors see whether the store is open now, by its own time zone.">
        <Field
          name="openingHours"
          hint="Days without times are shown as closed. Without any times the hours are shown as not given."
        />
        <Field name="timeZone" hint="Such as Europe/Berlin or Europe/London" inputProps={{ list: zoneList }} />
        <datalist id={zoneList}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </FormSection>
      <FormSection title="Presentation" action={<TextsMissing names={['description', 'services']} />}>
        <Field name="description" minRows={4} maxRows={12} />
        <Field name="services" noun="service" />
        <Field name="image" media="image" />
        <Field name="isActive" hint="Visitors see active stores only." />
      </FormSection>
    </>
  );
}
