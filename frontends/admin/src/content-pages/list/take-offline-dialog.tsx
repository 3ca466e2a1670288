import { CONTENT_PAGE_PATHS, LEGAL_PAGE_TYPES } from '@vitrine/schemas';
import { ConfirmDialog } from '@vitrine/ui';
import { type ContentPage, PAGE_TYPE_NAMES } from '../content-page.js';

interface TakeOfflineDialogProps {
  page: ContentPage;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a page is taken from visitors, because the law may require it. */
export function TakeOfflineDialog({ page: { pageType }, onConfirm, onClose }: TakeOfflineDialogProps) {
  const name = PAGE_TYPE_NAMES[pageType];
  return (
    <ConfirmDialog
      open
      title={`Take ${name} offline?`}
      confirmLabel="Take offline"
      cancelLabel="Cancel"
      dangerous
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>
        Visitors will no longer find anything at {CONTENT_PAGE_PATHS[pageType]}.
        {LEGAL_PAGE_TYPES.includes(pageType) && ' In many countries the law requires this page.'}
      </p>
    </ConfirmDialog>
  );
}
