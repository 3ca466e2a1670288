import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { EmptyList, NEW_ROW, useDialogRow, WholeTable, withoutActions } from '../shared/list/index.js';
import { useMayOn } from '../shared/permissions/index.js';
import { useDeleting } from '../shared/resource/index.js';
import { rowFailure } from '../shared/rows/index.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import { pages } from './content-page-calls.js';
import { CreatePage, EditPageDialog } from './content-page-forms.js';
import { type ContentPage, inOrder, missingTypes, PAGE_TYPE_NAMES } from './content-page.js';
import { columns } from './list/columns.js';
import { TakeOfflineDialog } from './list/take-offline-dialog.js';
import { VersionsDialog } from './versions/versions-dialog.js';

/** Messages after a page was activated or deactivated, or could not be (back-office spec §4). */
const toggleTexts = {
  done: ({ pageType, isActive }: ContentPage) => `${PAGE_TYPE_NAMES[pageType]} is ${isActive ? 'online' : 'offline'}.`,
  failure: ({ pageType, isActive }: ContentPage) =>
    `${PAGE_TYPE_NAMES[pageType]} could not be ${isActive ? 'deactivated' : 'activated'}.`,
};

const readColumns = withoutActions(columns);

/** The pages whose text staff write (back-office spec §2, Content pages). */
export default function ContentPagesPage() {
  const may = useMayOn('contentPages');
  const mayWrite = may('write');
  const query = pages.useList();
  const { data } = query;
  const shown = useDialogRow('edit');
  const history = useDialogRow('versions');
  const toggle = pages.useToggle('isActive', toggleTexts);
  const [leaving, setLeaving] = useState<ContentPage | null>(null);
  const [askToDelete, deleteDialog] = useDeleting(pages, {
    title: ({ pageType }: ContentPage) => `Delete ${PAGE_TYPE_NAMES[pageType]}`,
    failure: 'The content page could not be deleted.',
  });
  const missing = data && missingTypes(data);
  const isCreating = mayWrite && shown.id === NEW_ROW && missing !== undefined && missing.length > 0;
  const edited = data?.find(({ id }) => id === shown.id);
  const compared = data?.find(({ id }) => id === history.id);

  return (
    <Screen>
      {mayWrite && !isCreating && (
        <Line atEnd note={missing?.length === 0 ? 'Every type has its page.' : undefined}>
          <Button disabled={!missing || missing.length === 0} onClick={() => shown.show(NEW_ROW)}>
            Create Page
          </Button>
        </Line>
      )}
      {isCreating && <CreatePage types={missing} back="/admin/content-pages" onSaved={shown.close} />}
      <WholeTable
        caption="Content pages"
        query={query}
        failure="Error loading content pages"
        loading="Loading content pages..."
        empty={
          !isCreating && (
            <EmptyList
              title="No content pages found"
              {...(mayWrite && { hint: 'Get started by creating your first content page.' })}
            />
          )
        }
        columns={mayWrite ? columns : readColumns}
        rows={
          data &&
          inOrder(data).map((page) => ({
            page,
            name: PAGE_TYPE_NAMES[page.pageType],
            isActive: page.isActive,
            publishedAt: page.publishedAt,
            href: shown.href(page.id),
            onVersions: () => history.show(page.id),
            onToggle: mayWrite ? () => (page.isActive ? setLeaving(page) : toggle.change(page)) : undefined,
            onDelete: may('delete') ? () => askToDelete(page) : undefined,
          }))
        }
        rowKey={({ page }) => page.id}
        rowNotice={({ page }) => rowFailure(toggle.toFailure(page))}
      />
      {mayWrite && edited && <EditPageDialog key={edited.id} page={edited} onClose={shown.close} />}
      {compared && <VersionsDialog key={compared.id} page={compared} onClose={history.close} />}
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
      {deleteDialog}
    </Screen>
  );
}
