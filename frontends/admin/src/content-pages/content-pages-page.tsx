import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { DeleteDialog } from '../shared/deleting/index.js';
import { DataTable, EmptyList, ListFailure, NEW_ROW, useDialogRow } from '../shared/list/index.js';
import { rowFailure } from '../shared/rows/index.js';
import { Line } from '../shared/layout/line.js';
import { LoadingText, Screen } from '../shared/layout/screen.js';
import { pages } from './content-page-calls.js';
import { CreatePage, EditPageDialog } from './content-page-forms.js';
import { type ContentPage, inOrder, missingTypes, PAGE_TYPE_NAMES } from './content-page.js';
import { columns } from './list/columns.js';
import { TakeOfflineDialog } from './list/take-offline-dialog.js';
import { useRestorePage } from './list/use-restore-page.js';

/** What is said when a page was activated or deactivated, or could not be (back-office spec §4). */
const toggleTexts = {
  done: ({ pageType, isActive }: ContentPage) => `${PAGE_TYPE_NAMES[pageType]} is ${isActive ? 'online' : 'offline'}.`,
  failure: ({ pageType, isActive }: ContentPage) =>
    `${PAGE_TYPE_NAMES[pageType]} could not be ${isActive ? 'deactivated' : 'activated'}.`,
};

/** The pages whose text staff write (back-office spec §2, Content pages). */
export default function ContentPagesPage() {
  const { data, error, isFetching, refetch } = pages.useList();
  const shown = useDialogRow('edit');
  const toggle = pages.useToggle('isActive', toggleTexts);
  const remove = pages.useRemove();
  const restore = useRestorePage();
  const [leaving, setLeaving] = useState<ContentPage | null>(null);
  const [deleting, setDeleting] = useState<ContentPage | null>(null);
  const missing = data && missingTypes(data);
  const isCreating = shown.id === NEW_ROW && missing !== undefined && missing.length > 0;
  const edited = data?.find(({ id }) => id === shown.id);

  return (
    <Screen>
      {!isCreating && (
        <Line atEnd note={missing?.length === 0 ? 'Every type has its page.' : undefined}>
          <Button disabled={!missing || missing.length === 0} onClick={() => shown.show(NEW_ROW)}>
            Create Page
          </Button>
        </Line>
      )}
      {isCreating && <CreatePage types={missing} back="/admin/content-pages" onSaved={shown.close} />}
      <ListFailure error={error} text="Error loading content pages" busy={isFetching} onRetry={() => void refetch()} />
      {!data && !error && <LoadingText>Loading content pages...</LoadingText>}
      {data?.length === 0 && !isCreating && (
        <EmptyList title="No content pages found" hint="Get started by creating your first content page." />
      )}
      {(data ? data.length > 0 : !error) && (
        <DataTable
          caption="Content pages"
          columns={columns}
          rows={
            data &&
            inOrder(data).map((page) => ({
              page,
              href: shown.href(page.id),
              onToggle: () => (page.isActive ? setLeaving(page) : toggle.change(page)),
              onDelete: () => setDeleting(page),
            }))
          }
          rowKey={({ page }) => page.id}
          rowNotice={({ page }) => rowFailure(toggle.toFailure(page))}
        />
      )}
      {edited && <EditPageDialog key={edited.id} page={edited} onClose={shown.close} />}
      {leaving && (
        <TakeOfflineDialog
          page={leaving}
          onConfirm={() => {
            toggle.change(leaving);
            setLeaving(null);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          title={`Delete ${PAGE_TYPE_NAMES[deleting.pageType]}`}
          question="Are you sure you want to delete this content page?"
          remove={remove}
          failure="The content page could not be deleted."
          done={{
            message: `Content page “${deleting.title}” was deleted.`,
            action: { label: 'Undo', onClick: () => restore(deleting) },
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}
