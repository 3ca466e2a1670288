import { contentPageAdminSchema } from '@vitrine/schemas';
import { EntityDialog } from '../../shared/editing/index.js';
import { listPages } from '../calls/list-pages.js';
import { useSavePage } from '../calls/save-page.js';
import { type ContentPage, pageTypeNames } from '../content-page.js';
import { PageFields } from './page-fields.js';
import { bodyOf, labels, valuesOf } from './page-values.js';

/** The form of a page that is there; its type stays. */
export function EditPageDialog({ page, onClose }: { page: ContentPage; onClose: () => void }) {
  return (
    <EntityDialog
      title={`Edit ${pageTypeNames[page.pageType]}`}
      size="large"
      entity={page}
      noun="content page"
      nameOf={({ title }: ContentPage) => title}
      schema={contentPageAdminSchema}
      labels={labels}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      save={useSavePage()}
      reload={async (id) => (await listPages()).find((one) => one.id === id)}
      failure="The content page could not be saved."
      saveLabel="Save Page"
      onClose={onClose}
    >
      <PageFields />
    </EntityDialog>
  );
}
