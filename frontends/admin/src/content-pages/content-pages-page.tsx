import { Alert, Button } from '@vitrine/ui';
import { useState } from 'react';
import { failureWithReason } from '../shared/failure-text.js';
import { DataTable, EmptyList, ListFailure, newRow, useShown } from '../shared/list/index.js';
import { LoadingText, Screen } from '../shared/screen.js';
import { useContentPages } from './calls/list-pages.js';
import { useTogglePage } from './calls/toggle-page.js';
import { type ContentPage, missingTypes, pageTypeNames } from './content-page.js';
import styles from './content-pages-page.module.css';
import { CreatePage } from './form/create-page.js';
import { EditPageDialog } from './form/edit-page-dialog.js';
import { columns } from './list/columns.js';
import { DeletePageDialog } from './list/delete-page-dialog.js';

/** The pages whose text staff write (back-office spec §2, Content pages). */
export default function ContentPagesPage() {
  const { data, error, isFetching, refetch } = useContentPages();
  const shown = useShown('edit');
  const toggle = useTogglePage();
  const [deleting, setDeleting] = useState<ContentPage | null>(null);
  const missing = data && missingTypes(data);
  const isCreating = shown.id === newRow && missing !== undefined && missing.length > 0;
  const edited = data?.find(({ id }) => id === shown.id);

  return (
    <Screen>
      {!isCreating && (
        <div className={styles.tools}>
          {missing?.length === 0 && <p className={styles.note}>Every type has its page.</p>}
          <Button disabled={!missing || missing.length === 0} onClick={() => shown.show(newRow)}>
            Create Page
          </Button>
        </div>
      )}
      {isCreating && <CreatePage types={missing} back="/admin/content-pages" onSaved={shown.close} />}
      <ListFailure error={error} text="Error loading content pages" busy={isFetching} onRetry={() => void refetch()} />
      {data?.map((page) => {
        const failure = toggle.failureOf(page);
        return (
          failure && (
            <Alert
              key={page.id}
              severity="error"
              action={{ label: 'Try again', onClick: failure.retry }}
              onClose={failure.dismiss}
              closeLabel="Dismiss"
            >
              {failureWithReason(
                failure.error,
                `${pageTypeNames[page.pageType]} could not be ${page.isActive ? 'deactivated' : 'activated'}.`,
              )}
            </Alert>
          )
        );
      })}
      {!data && !error && <LoadingText>Loading content pages...</LoadingText>}
      {data?.length === 0 && !isCreating && (
        <EmptyList title="No content pages found" hint="Get started by creating your first content page." />
      )}
      {(data ? data.length > 0 : !error) && (
        <DataTable
          caption="Content pages"
          columns={columns}
          rows={data?.map((page) => ({
            page,
            href: shown.href(page.id),
            onToggle: () => toggle.change(page),
            onDelete: () => setDeleting(page),
          }))}
          rowKey={({ page }) => page.id}
        />
      )}
      {edited && <EditPageDialog key={edited.id} page={edited} onClose={shown.close} />}
      {deleting && <DeletePageDialog page={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
