import { getIn, useFormikContext } from 'formik';
import { englishName, Label, Missing } from '../form/index.js';
import styles from './bilingual-rich-text.module.css';
import { RichTextField } from './rich-text-field.js';

interface BilingualRichTextProps {
  /** Path of the German HTML in Formik; the English one is at `translations.en.{name}`. */
  name: string;
  label: string;
}

/** A text with formats in German and English side by side; a note shows where English is missing. */
export function BilingualRichText({ name, label }: BilingualRichTextProps) {
  const { values } = useFormikContext<object>();
  const missing = getIn(values, name) !== '' && getIn(values, englishName(name)) === '';
  return (
    <div className={styles.texts}>
      <RichTextField
        name={name}
        label={<Label text={label} language="German" />}
        spokenLabel={`${label} (German)`}
        lang="de"
      />
      <RichTextField
        name={englishName(name)}
        label={
          <>
            <Label text={label} language="English" /> {missing && <Missing />}
          </>
        }
        spokenLabel={`${label} (English)`}
        lang="en"
      />
    </div>
  );
}
