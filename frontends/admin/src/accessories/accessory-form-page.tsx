import { RowForm } from '../shared/rows/index.js';
import { useAccessories } from './calls/list-accessories.js';
import { useSaveAccessory } from './calls/save-accessory.js';
import { AccessoryFields } from './form/accessory-fields.js';
import { accessoryFormSchema, bodyOf, labels, valuesOf } from './form/accessory-values.js';

/** A new accessory, or the one the address names. */
export default function AccessoryFormPage() {
  return (
    <RowForm
      query={useAccessories({ latest: true })}
      list={{
        path: '/admin/accessories',
        label: 'All accessories',
        failure: 'Error loading accessories. Please try again.',
      }}
      noun="accessory"
      nameOf={({ name }) => name}
      schema={accessoryFormSchema}
      labels={labels}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      save={useSaveAccessory()}
      texts={{
        create: { saveLabel: 'Add Accessory', failure: 'The accessory could not be added.' },
        change: { saveLabel: 'Save Accessory', failure: 'The accessory could not be saved.' },
      }}
    >
      <AccessoryFields />
    </RowForm>
  );
}
