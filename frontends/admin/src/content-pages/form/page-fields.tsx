import { useFormikContext } from 'formik';
import { Bilingual, englishName, Label, Missing, SwitchField } from '../../shared/form/index.js';
import { RichTextField } from '../../shared/rich-text/index.js';
import styles from './page-fields.module.css';
import type { PageValues } from './page-values.js';

/** What staff write on a content page, German and English beside one another. */
export function PageFields() {
  const { values } = useFormikContext<PageValues>();
  const { content, translations } = values;
  const missing = content !== '' && translations.en.content === '';
  return (
    <div className={styles.fields}>
      <Bilingual name="title" label="Title" required />
      <div className={styles.texts}>
        <RichTextField
          name="content"
          label={<Label text="Content" language="German" />}
          spokenLabel="Content (German)"
          lang="de"
        />
        <RichTextField
          name={englishName('content')}
          label={
            <>
              <Label text="Content" language="English" /> {missing && <Missing />}
            </>
          }
          spokenLabel="Content (English)"
          lang="en"
        />
      </div>
      <Bilingual name="metaDescription" label="Meta description" hint="Shown by search engines" />
      <Bilingual name="metaKeywords" label="Meta keywords" hint="Separated by commas" />
      <SwitchField name="isActive" label="Active" hint="Visitors see active pages only" />
    </div>
  );
}
