import InputBase from '@mui/material/InputBase';
import { Button, Dialog, Skeleton } from '@vitrine/ui';
import { useState } from 'react';
import { ListFailure } from '../../shared/list/index.js';
import { type Feature, features } from '../feature-calls.js';
import { findFeatures, offeredFeatures } from './find-features.js';
import { FeatureTile } from './feature-tile.js';
import styles from './feature-picker.module.css';

interface FeaturePickerProps {
  /** German titles of the product's features, including those of the library. */
  chosen: readonly string[];
  /** Called with the German titles of the chosen features of the library. */
  onSave: (titles: string[]) => void;
  onClose: () => void;
}

/** The library as a grid to choose from (back-office spec §2, Product create and edit). */
export function FeaturePicker({ chosen, onSave, onClose }: FeaturePickerProps) {
  const query = features.useList();
  const { data, error } = query;
  const offered = data && offeredFeatures(data, chosen);
  const [search, setSearch] = useState('');
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ title }: Feature) => changes.get(title) ?? chosen.includes(title);
  const selected = offered?.filter(isChosen) ?? [];
  const found = offered && findFeatures(offered, search);

  return (
    <Dialog
      open
      onClose={onClose}
      title="Select Features"
      size="large"
      actions={
        <>
          <p role="status" className={styles.count}>
            {selected.length} selected
          </p>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!offered} onClick={() => onSave(selected.map(({ title }) => title))}>
            Save Selection
          </Button>
        </>
      }
    >
      <InputBase
        className={styles.search}
        type="search"
        fullWidth
        autoFocus
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        placeholder="Search by title or description"
        inputProps={{ 'aria-label': 'Search features' }}
      />
      <ListFailure query={query} text="No features available. Please check the console for errors." />
      {!found && !error && (
        <div role="status" aria-label="Loading features..." className={styles.grid}>
          {[0, 1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} variant="rectangular" height={120} />
          ))}
        </div>
      )}
      {found?.length === 0 && (
        <p role="status" className={styles.none}>
          {search.trim() === '' ? 'No features found.' : 'No features match your search. Try a different search term.'}
        </p>
      )}
      {found && found.length > 0 && (
        <ul className={styles.grid} aria-label="Features of the library">
          {found.map((feature) => (
            <FeatureTile
              key={feature.id}
              feature={feature}
              checked={isChosen(feature)}
              onChange={(checked) => setChanges(new Map([...changes, [feature.title, checked]]))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
