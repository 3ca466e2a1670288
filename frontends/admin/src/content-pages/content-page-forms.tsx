import { contentPageResource, type ContentPageType } from '@vitrine/schemas';
import { EntityPage } from '../shared/editing/index.js';
import { FormSection } from '../shared/form/index.js';
import { resourceFields, resourceForm, RowDialog } from '../shared/resource/index.js';
import { BilingualRichText } from '../shared/rich-text/index.js';
import { pages } from './content-page-calls.js';
import styles from './content-page-forms.module.css';
import { type ContentPage, PAGE_TYPE_NAMES } from './content-page.js';

export const form = resourceForm(contentPageResource);

const Field = resourceFields(contentPageResource);

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
      {...form}
      entity={null as ContentPage | null}
      noun={pages.noun}
      getName={({ title }) => title}
      valuesOf={(page) => ({ ...form.valuesOf(page), pageType: page?.pageType ?? types[0] ?? '' })}
      save={pages.useSave()}
      reload={pages.reload}
      failure="The content page could not be created."
      fieldOfCode={{ PAGE_TYPE_EXISTS: 'pageType' }}
      saveLabel="Create Page"
      back={back}
      onSaved={onSaved}
    >
      <FormSection title="New content page">
        <Field name="pageType" options={types.map((value) => ({ value, label: PAGE_TYPE_NAMES[value] }))} />
        <PageFields />
      </FormSection>
    </EntityPage>
  );
}

/** The form of a page that is there; its type stays. */
export function EditPageDialog({ page, onClose }: { page: ContentPage; onClose: () => void }) {
  return (
    <RowDialog
      {...form}
      calls={pages}
      row={page}
      title={`Edit ${PAGE_TYPE_NAMES[page.pageType]}`}
      getName={({ title }) => title}
      failure="The content page could not be saved."
      saveLabel="Save Page"
      onClose={onClose}
    >
      <PageFields />
    </RowDialog>
  );
}

/** What staff write on a content page, German and English beside one another. */
function PageFields() {
  return (
    <div className={styles.fields}>
      <Field name="title" />
      <BilingualRichText name="content" label="Content" />
      <Field name="metaDescription" hint="Shown by search engines" />
      <Field name="metaKeywords" hint="Separated by commas" />
      <Field name="isActive" hint="Visitors see active pages only" />
    </div>
  );
}
