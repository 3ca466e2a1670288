import { useSession } from '@vitrine/platform';
import { useNotify } from '@vitrine/ui';
import { useState } from 'react';
import { useOpenForm } from '../shared/open-forms.js';

/**
 * The common part of the dialogs that add a second factor: the first one brings recovery codes, which are shown before the dialog closes.
 * @param done message at the end
 */
export function useNewFactor(done: string, onClose: () => void) {
  const { reload } = useSession();
  const notify = useNotify();
  const [codes, setCodes] = useState<string[]>();
  useOpenForm();
  const finish = () => {
    onClose();
    notify({ message: done });
  };
  const added = (recoveryCodes?: string[]) => {
    void reload();
    if (recoveryCodes) setCodes(recoveryCodes);
    else finish();
  };
  return { codes, added, finish };
}
