import { Alert, Button } from '@vitrine/ui';
import { useState } from 'react';
import { DeleteDialog } from '../shared/deleting/index.js';
import { failureText } from '../shared/failure-text.js';
import { DataTable, EmptyList, ListFailure, NEW_ROW, useDialogRow } from '../shared/list/index.js';
import { rowFailure } from '../shared/rows/index.js';
import { Line } from '../shared/layout/line.js';
import { LoadingText, Screen } from '../shared/layout/screen.js';
import { VisuallyHidden } from '../shared/layout/visually-hidden.js';
import { columns } from './list/columns.js';
import { SortableList } from './list/sortable-list.js';
import { SortableRow } from './list/sortable-row.js';
import { sections as sectionCalls } from './section-calls.js';
import { SectionDialog } from './section-dialog.js';
import type { HomepageSection } from './section.js';
import { useSectionOrder } from './use-section-order.js';

/** What is said when a section could not be activated or deactivated (back-office spec §4). */
const toggleTexts = {
  failure: ({ title, isActive }: HomepageSection) =>
    `“${title}” could not be ${isActive ? 'deactivated' : 'activated'}.`,
};

/** The sections of the home page and their order (back-office spec §2, Homepage sections). */
export default function HomepageSectionsPage() {
  const { data, error, isFetching, refetch } = sectionCalls.useList();
  const order = useSectionOrder(data);
  const toggle = sectionCalls.useToggle('isActive', toggleTexts);
  const remove = sectionCalls.useRemove();
  const shown = useDialogRow('section');
  const [deleting, setDeleting] = useState<HomepageSection | null>(null);
  const sections = order.shown;
  const edited = shown.id === NEW_ROW ? null : sections?.find(({ id }) => id === shown.id);
  const add = () => shown.show(NEW_ROW);

  return (
    <Screen>
      <Line note="Visitors see active sections in this order.">
        <Button onClick={add}>Add Section</Button>
      </Line>
      <ListFailure
        error={error}
        text="Error loading homepage sections"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
      {order.error && (
        <Alert
          severity="error"
          action={{ label: 'Try again', onClick: order.retry }}
          onClose={order.dismiss}
          closeLabel="Dismiss"
        >
          The new order could not be saved; the sections are back in their places. {failureText(order.error, '')}
        </Alert>
      )}
      {!sections && !error && <LoadingText>Loading homepage sections...</LoadingText>}
      {sections?.length === 0 && (
        <EmptyList title="No homepage sections found." hint="Until there is one, visitors see the built-in sections.">
          <Button kind="quiet" onClick={add}>
            Create your first section
          </Button>
        </EmptyList>
      )}
      {!sections && !error && (
        <DataTable caption="Homepage sections" columns={columns} rows={undefined} rowKey={String} />
      )}
      {sections && sections.length > 0 && (
        <SortableList sections={sections} onMove={order.move}>
          <DataTable
            caption="Homepage sections"
            columns={columns}
            rows={sections.map((section, index) => ({
              section,
              index,
              count: sections.length,
              href: shown.href(section.id),
              onMove: (to: number) => order.move(section.id, to),
              onToggle: () => toggle.change(section),
              onDelete: () => setDeleting(section),
            }))}
            rowKey={({ section }) => section.id}
            rowNotice={({ section }) => rowFailure(toggle.toFailure(section))}
            rowAs={SortableRow}
          />
        </SortableList>
      )}
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
      {edited !== undefined && <SectionDialog key={shown.id} section={edited} onClose={shown.close} />}
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          title={`Delete ${deleting.title}`}
          question="Are you sure you want to delete this section?"
          remove={remove}
          failure="The section could not be deleted."
          done={{ message: `Section “${deleting.title}” was deleted.` }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}
