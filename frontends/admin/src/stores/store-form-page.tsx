import { RowForm } from '../shared/rows/index.js';
import { useStores } from './calls/list-stores.js';
import { useSaveStore } from './calls/save-store.js';
import { StoreFields } from './form/store-fields.js';
import { bodyOf, labels, storeFormSchema, valuesOf } from './form/store-values.js';

/** A new store, or the one the address names. */
export default function StoreFormPage() {
  return (
    <RowForm
      query={useStores({ latest: true })}
      list={{ path: '/admin/stores', label: 'All stores', failure: 'Failed to fetch stores' }}
      noun="store"
      nameOf={({ name }) => name}
      schema={storeFormSchema}
      labels={labels}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      save={useSaveStore()}
      texts={{
        create: { saveLabel: 'Add Store', failure: 'An error occurred' },
        change: { saveLabel: 'Save Store', failure: 'Failed to update store' },
      }}
    >
      <StoreFields />
    </RowForm>
  );
}
