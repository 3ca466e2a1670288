import { useParams } from '@vitrine/platform';
import { articleResource } from '@vitrine/schemas';
import { useFormikContext } from 'formik';
import { TextsMissing, FormSection } from '../shared/form/index.js';
import { PublicationFields } from '../shared/publication/index.js';
import { resourceFields, RowForm } from '../shared/resource/index.js';
import { TranslatedRichText } from '../shared/rich-text/index.js';
import { articles } from './article-calls.js';
import { articleForm, type ArticleValues } from './article-form.js';
import { useSlugOfTitle } from './use-slug-of-title.js';

const Field = resourceFields(articleResource);

/** The page that creates an article of the newsroom, or changes the one in the address. */
export default function ArticleFormPage() {
  return (
    <RowForm {...articleForm} calls={articles} fieldOfCode={{ ARTICLE_SLUG_EXISTS: 'slug' }}>
      <ArticleFields />
    </RowForm>
  );
}

/** Every field of an article. */
function ArticleFields() {
  const { slug, slugKept } = useFormikContext<ArticleValues>().values;
  const { id } = useParams();
  useSlugOfTitle();
  return (
    <>
      <FormSection title="Article" action={<TextsMissing names={['title', 'summary', 'content']} />}>
        <Field name="title" />
        <Field name="summary" minRows={2} maxRows={6} hint="In lists, previews and feeds" />
        <TranslatedRichText name="content" label="Content" />
        <Field name="image" media="image" hint="At the head of the article and in lists; landscape looks best" />
      </FormSection>
      <FormSection title="Publication">
        <Field
          name="slug"
          disabled={slugKept}
          hint={
            slugKept
              ? `/newsroom/${slug} stays: the article was published, and links to it keep working.`
              : `/newsroom/${slug || '…'}; it stays once the article is published.`
          }
        />
        <PublicationFields flag="published" label="Published" noun="article" id={id} />
      </FormSection>
    </>
  );
}
