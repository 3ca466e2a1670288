import { featureResource } from '@vitrine/schemas';
import { EntityDialog } from '../shared/editing/index.js';
import { Bilingual, MediaField, SwitchField } from '../shared/form/index.js';
import { resourceForm } from '../shared/resource/index.js';
import { type Feature, features } from './feature-calls.js';
import styles from './feature-dialog.module.css';

const form = resourceForm(featureResource);

/** A new feature (`feature` null) or one of the library. */
export function FeatureDialog({ feature, onClose }: { feature: Feature | null; onClose: () => void }) {
  return (
    <EntityDialog
      title={feature ? 'Edit Feature' : 'Add Feature'}
      size="large"
      entity={feature}
      noun="feature"
      getName={({ title }: Feature) => title}
      {...form}
      save={features.useSave()}
      reload={async (id) => (await features.list(null)).find((one) => one.id === id)}
      failure={feature ? 'Failed to update feature' : 'Failed to add feature'}
      saveLabel={feature ? 'Save Feature' : 'Add Feature'}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Bilingual name="title" label="Title" required hint="Products name a feature by its German title." />
        <Bilingual name="description" label="Description" minRows={3} maxRows={10} />
        <MediaField name="image" label="Feature image" kind="image" />
        <SwitchField name="isActive" label="Active" hint="Only active features can be chosen for products." />
      </div>
    </EntityDialog>
  );
}
