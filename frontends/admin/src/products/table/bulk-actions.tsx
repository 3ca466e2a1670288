import { TRASH_DAYS } from '@vitrine/schemas';
import { Button } from '@vitrine/ui';
import { BulkActionsBar, type Selection } from '../../shared/list/index.js';
import { productKeys } from '../calls/keys.js';
import type { Product } from '../product.js';
import { deleting, productCount, settingPublication } from './bulk-work.js';

interface BulkActionsProps {
  /** All products that the list finds, on all pages. */
  products: readonly Product[];
  selection: Selection;
}

/** Publishes, unpublishes or deletes all selected products; each can be undone. */
export function BulkActions({ products, selection }: BulkActionsProps) {
  const keys = new Set(selection.keys);
  const chosen = products.filter(({ id }) => keys.has(id));
  const these = selection.found?.isChosen
    ? `all ${productCount(selection.count)} found, on every page`
    : productCount(selection.count);
  return (
    <BulkActionsBar
      selection={selection}
      queryKey={productKeys.all}
      deleting={{
        title: `Delete ${productCount(selection.count)}`,
        question: `Are you sure you want to delete ${these}? Their orders keep name and price. They can be restored for ${TRASH_DAYS} days.`,
        work: () => deleting(chosen),
      }}
    >
      {(run, busy) => (
        <>
          <Button kind="quiet" disabled={busy} onClick={() => run(settingPublication(chosen, 'published'))}>
            Publish
          </Button>
          <Button kind="quiet" disabled={busy} onClick={() => run(settingPublication(chosen, 'draft'))}>
            Unpublish
          </Button>
        </>
      )}
    </BulkActionsBar>
  );
}
