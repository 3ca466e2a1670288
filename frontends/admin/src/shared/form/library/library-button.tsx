import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useMay } from '../../permissions/index.js';
import type { MediaKind } from '../upload/media-kind.js';
import { LibraryPicker } from './library-picker.js';

interface LibraryButtonProps {
  kind: MediaKind;
  /** Label of the field, such as `Header video`. */
  label: string;
  onChoose: (path: string) => void;
}

/** Chooses a file of the media library; only for those who may see the library. */
export function LibraryButton({ kind, label, onChoose }: LibraryButtonProps) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('content:read')) return null;
  return (
    <>
      <Button kind="quiet" aria-label={`Choose from Media: ${label}`} onClick={() => setOpen(true)}>
        Choose from Media
      </Button>
      {open && <LibraryPicker kind={kind} label={label} onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
