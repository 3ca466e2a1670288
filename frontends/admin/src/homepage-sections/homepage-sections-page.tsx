import { Alert, Button } from '@vitrine/ui';
import { failureText } from '../shared/failure-text.js';
import { EmptyList, NEW_ROW, useDialogRow, WholeTable, withoutActions } from '../shared/list/index.js';
import { useMayOn } from '../shared/permissions/index.js';
import { useDeleting } from '../shared/resource/index.js';
import { rowFailure } from '../shared/rows/index.js';
import { Line } from '../shared/layout/line.js';
import { Screen } from '../shared/layout/screen.js';
import { VisuallyHidden } from '../shared/layout/visually-hidden.js';
import { columns } from './list/columns.js';
import { SortableList } from './list/sortable-list.js';
import { SortableRow } from './list/sortable-row.js';
import { type HomepageSection, sections as sectionCalls } from './section-calls.js';
import { SectionDialog } from './section-dialog.js';
import { useSectionOrder } from './use-section-order.js';

/** Message when a section could not be activated or deactivated (back-office spec §4). */
const toggleTexts = {
  failure: ({ title, isActive }: HomepageSection) =>
    `“${title}” could not be ${isActive ? 'deactivated' : 'activated'}.`,
};

const readColumns = withoutActions(columns);

/** The sections of the home page and their order (back-office spec §2, Homepage sections). */
export default function HomepageSectionsPage() {
  const may = useMayOn('homepageSections');
  const mayWrite = may('write');
  const query = sectionCalls.useList();
  const order = useSectionOrder(query.data);
  const toggle = sectionCalls.useToggle('isActive', toggleTexts);
  const shown = useDialogRow('section');
  const [askToDelete, deleteDialog] = useDeleting(sectionCalls, { failure: 'The section could not be deleted.' });
  const sections = order.shown;
  const edited = shown.id === NEW_ROW ? null : sections?.find(({ id }) => id === shown.id);
  const add = () => shown.show(NEW_ROW);

  return (
    <Screen>
      <Line note="Visitors see active sections in this order.">
        {mayWrite && <Button onClick={add}>Add Section</Button>}
      </Line>
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
      <SortableList sections={sections} onMove={order.move}>
        <WholeTable
          caption="Homepage sections"
          query={query}
          failure="Error loading homepage sections"
          loading="Loading homepage sections..."
          empty={
            <EmptyList
              title="No homepage sections found."
              hint="Until there is one, visitors see the built-in sections."
            >
              {mayWrite && (
                <Button kind="quiet" onClick={add}>
                  Create your first section
                </Button>
              )}
            </EmptyList>
          }
          columns={mayWrite ? columns : readColumns}
          rows={sections?.map((section, index) => ({
            section,
            index,
            count: sections.length,
            name: section.title,
            isActive: section.isActive,
            publishedAt: section.publishedAt,
            href: shown.href(section.id),
            onMove: mayWrite ? (to: number) => order.move(section.id, to) : undefined,
            onToggle: mayWrite ? () => toggle.change(section) : undefined,
            onDelete: may('delete') ? () => askToDelete(section) : undefined,
          }))}
          rowKey={({ section }) => section.id}
          rowNotice={({ section }) => rowFailure(toggle.toFailure(section))}
          rowAs={SortableRow}
        />
      </SortableList>
      <VisuallyHidden>
        <span role="status">{order.said}</span>
      </VisuallyHidden>
      {mayWrite && edited !== undefined && <SectionDialog key={shown.id} section={edited} onClose={shown.close} />}
      {deleteDialog}
    </Screen>
  );
}
