import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { EntriesField, useEntries } from '../../shared/form/index.js';
import { useLibraryEntry } from '../library-entry.js';
import { FeaturePicker } from './feature-picker.js';

/** A field for a product's features: chosen from the library, or entries of its own. Formik holds their German titles at `name`. */
export function FeaturesField({ name }: { name: string }) {
  const { german, replace } = useEntries(name);
  const library = useLibraryEntry();
  const [picking, setPicking] = useState(false);
  const save = (chosen: readonly string[]) => {
    const own = (title: string) => library(title) === undefined;
    const kept = german.filter((title) => own(title) || chosen.includes(title));
    void replace([...kept, ...chosen.filter((title) => !kept.includes(title))]);
    setPicking(false);
  };
  return (
    <>
      <EntriesField
        name={name}
        label="Features"
        noun="feature"
        hint="An entry of its own; several with commas between them"
        fixed={library}
        action={
          <Button kind="quiet" onClick={() => setPicking(true)}>
            Select a feature
          </Button>
        }
      />
      {picking && <FeaturePicker chosen={german} onSave={save} onClose={() => setPicking(false)} />}
    </>
  );
}
