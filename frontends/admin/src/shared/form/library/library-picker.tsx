import Input from '@mui/material/Input';
import { MAXIMUM_LENGTHS } from '@vitrine/schemas';
import { useState } from 'react';
import { EmptyList } from '../../list/empty-list.js';
import { useTypedSearch } from '../../list/address/use-typed-search.js';
import { PlainDialog } from '../../dialogs/plain-dialog.js';
import type { MediaKind } from '../upload/media-kind.js';
import { LibraryFiles } from './library-files.js';
import styles from './library-picker.module.css';
import { fileName, LibraryThumbnail } from './library-thumbnail.js';

interface LibraryPickerProps {
  kind: MediaKind;
  label: string;
  onChoose: (path: string) => void;
  onClose: () => void;
}

/** A dialog to choose one of the media files of a kind. */
export function LibraryPicker({ kind, label, onChoose, onClose }: LibraryPickerProps) {
  const [search, setSearch] = useState('');
  const [typed, type] = useTypedSearch(search, setSearch);
  return (
    <PlainDialog title={`Choose from Media: ${label}`} size="large" closeLabel="Cancel" onClose={onClose}>
      <div className={styles.picker}>
        <Input
          fullWidth
          type="search"
          value={typed}
          placeholder="Search file names"
          onChange={({ target }) => type(target.value)}
          inputProps={{ 'aria-label': 'Search files', maxLength: MAXIMUM_LENGTHS.search }}
        />
        <LibraryFiles
          filter={{ search, kind }}
          empty={<EmptyList title="No files found" hint="Upload one, or try another search." />}
          tile={(file) => (
            <li>
              <button
                type="button"
                className={styles.file}
                onClick={() => {
                  onChoose(file.path);
                  onClose();
                }}
              >
                <LibraryThumbnail file={file} />
                <span>{fileName(file)}</span>
              </button>
            </li>
          )}
        />
      </div>
    </PlainDialog>
  );
}
