import { contentPageResource, type ContentPageType } from '@vitrine/schemas';
import { EntityPage } from '../shared/editing/index.js';
import { Fields, FormSection } from '../shared/form/index.js';
import { PublicationFields } from '../shared/publication/index.js';
import { resourceFields, RowDialog } from '../shared/resource/index.js';
import { TranslatedRichText } from '../shared/rich-text/index.js';
import { pages } from './content-page-calls.js';
import { form } from './content-page-form.js';
import { type ContentPage, PAGE_TYPE_NAMES } from './content-page.js';
import { undoneReason, useReason } from './reason/use-reason.js';

const Field = resourceFields(contentPageResource);

interface CreatePageProps {
  /** Types without a page. */
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
      getName={pages.getName}
      valuesOf={(page) => ({ ...form.valuesOf(page), pageType: page?.pageType ?? types[0] ?? '' })}
      save={pages.useSave()}
      reload={pages.reload}
      failure={pages.failures.create}
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

/** The dialog that changes a page; its type cannot be changed. */
export function EditPageDialog({ page, onClose }: { page: ContentPage; onClose: () => void }) {
  const [askReason, dialog] = useReason();
  const ask = async () => {
    const reason = await askReason(page.pageType, 'Save Page');
    if (reason === null) return null;
    return reason === undefined
      ? { change: {}, undo: {} }
      : { change: { reason }, undo: { reason: undoneReason(reason) } };
  };
  return (
    <>
      <RowDialog
        {...form}
        calls={pages}
        ask={ask}
        row={page}
        title={`Edit ${PAGE_TYPE_NAMES[page.pageType]}`}
        saveLabel="Save Page"
        onClose={onClose}
      >
        <PageFields id={page.id} />
      </RowDialog>
      {dialog}
    </>
  );
}

const PLACEHOLDER_NOTE =
  'In these texts {{house}}, {{company}}, {{address}}, {{email}}, {{telephone}}, {{register}}, {{vatId}} and {{responsible}} are shown as they are written in the settings.';

/** The fields of a content page, with German and English side by side. */
function PageFields({ id }: { id?: string }) {
  return (
    <Fields>
      <Field name="title" />
      <TranslatedRichText name="content" label="Content" />
      <p>{PLACEHOLDER_NOTE}</p>
      <Field name="metaDescription" hint="Shown by search engines" />
      <Field name="metaKeywords" hint="Separated by commas" />
      <PublicationFields flag="isActive" label={contentPageResource.labels.isActive} noun="page" id={id} />
    </Fields>
  );
}
