import { featureAdminSchema, type FeatureAdmin } from '@vitrine/schemas';
import { EntityDialog } from '../shared/editing/index.js';
import { Bilingual, englishTexts, MediaField, SwitchField } from '../shared/form/index.js';
import { listFeatures } from './calls/list-features.js';
import { useSaveFeature } from './calls/save-feature.js';
import type { Feature } from './feature.js';
import styles from './feature-dialog.module.css';

interface FeatureValues {
  title: string;
  description: string;
  image: string;
  isActive: boolean;
  translations: { en: { title: string; description: string } };
}

const valuesOf = (feature: Feature | null): FeatureValues => ({
  title: feature?.title ?? '',
  description: feature?.description ?? '',
  image: feature?.image ?? '',
  isActive: feature?.isActive ?? true,
  translations: englishTexts(feature?.translations, ['title', 'description']),
});

const bodyOf = (values: FeatureValues): FeatureAdmin => featureAdminSchema.cast(values, { assert: false });

const labels = { title: 'Title', description: 'Description', image: 'Image', isActive: 'Active' };

/** A new feature (`feature` null) or one of the library. */
export function FeatureDialog({ feature, onClose }: { feature: Feature | null; onClose: () => void }) {
  return (
    <EntityDialog
      title={feature ? 'Edit Feature' : 'Add Feature'}
      size="large"
      entity={feature}
      noun="feature"
      nameOf={({ title }: Feature) => title}
      schema={featureAdminSchema}
      labels={labels}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      save={useSaveFeature()}
      reload={async (id) => (await listFeatures()).find((one) => one.id === id)}
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
