import type { ContentPageType } from '@vitrine/schemas';
import { contentPageAdminSchema } from '@vitrine/schemas';
import { Select } from '@vitrine/ui';
import { EntityPage } from '../../shared/editing/index.js';
import { FormSection } from '../../shared/form/index.js';
import { listPages } from '../calls/list-pages.js';
import { useSavePage } from '../calls/save-page.js';
import { type ContentPage, pageTypeNames } from '../content-page.js';
import { PageFields } from './page-fields.js';
import { bodyOf, labels, valuesOf } from './page-values.js';

interface CreatePageProps {
  /** Those that have no page yet. */
  types: readonly ContentPageType[];
  /** Path of the list without this form. */
  back: string;
  onSaved: () => void;
}

/** The form for a new page, above the list (back-office spec §2, Content pages). */
export function CreatePage({ types, back, onSaved }: CreatePageProps) {
  return (
    <EntityPage
      entity={null as ContentPage | null}
      noun="content page"
      nameOf={({ title }) => title}
      schema={contentPageAdminSchema}
      labels={labels}
      valuesOf={(page) => valuesOf(page, types[0])}
      bodyOf={bodyOf}
      save={useSavePage()}
      reload={async (id) => (await listPages()).find((page) => page.id === id)}
      failure="The content page could not be created."
      fieldOfCode={{ PAGE_TYPE_EXISTS: 'pageType' }}
      saveLabel="Create Page"
      back={back}
      onSaved={onSaved}
    >
      <FormSection title="New content page">
        <Select
          name="pageType"
          label="Page Type"
          required
          options={types.map((value) => ({ value, label: pageTypeNames[value] }))}
        />
        <PageFields />
      </FormSection>
    </EntityPage>
  );
}
