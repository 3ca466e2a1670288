import { FEATURE_SCREENS, type FeatureScreen, featureResource } from '@vitrine/schemas';
import { Fields } from '../shared/form/index.js';
import { resourceFields, resourceForm, RowDialog } from '../shared/resource/index.js';
import { type Feature, features } from './feature-calls.js';

const form = resourceForm(featureResource);
const Field = resourceFields(featureResource);

const SCREEN_NAMES: Readonly<Record<FeatureScreen, string>> = {
  house: 'House',
  catalogue: 'Catalogue',
  wishlist: 'Wish list',
  reservation: 'Wish list, lower part: trying on',
  appointment: 'Appointment',
  adviser: 'Appointment, lower part: time and adviser',
  repair: 'Repair',
  certificate: 'Certificate',
};

const screenOptions = [
  { value: '', label: 'None' },
  ...FEATURE_SCREENS.map((value) => ({ value, label: SCREEN_NAMES[value] })),
];

/** Creates a feature (`feature` null) or changes one of the library. */
export function FeatureDialog({ feature, onClose }: { feature: Feature | null; onClose: () => void }) {
  return (
    <RowDialog {...form} calls={features} row={feature} onClose={onClose}>
      <Fields>
        <Field name="title" hint="Products name a feature by its German title." />
        <Field name="description" minRows={3} maxRows={10} />
        <Field
          name="screen"
          options={screenOptions}
          hint="Product pages show the feature with this screen, and with its image where there is none."
        />
        <Field name="image" media="image" />
        <Field name="isActive" hint="Only active features can be chosen for products." />
      </Fields>
    </RowDialog>
  );
}
