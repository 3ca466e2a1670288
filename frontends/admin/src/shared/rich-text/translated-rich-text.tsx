import { languageName } from '@vitrine/schemas';
import { getIn, useFormikContext } from 'formik';
import { Label, Missing, translatedName, useTranslatedLanguages } from '../form/index.js';
import styles from './translated-rich-text.module.css';
import { RichTextField } from './rich-text-field.js';

interface TranslatedRichTextProps {
  /** Path of the German HTML in Formik; the others are at `translations.{language}.{name}`. */
  name: string;
  label: string;
}

/** A rich text in German and each other language side by side; a note marks a missing one. */
export function TranslatedRichText({ name, label }: TranslatedRichTextProps) {
  const { values } = useFormikContext<object>();
  const isEmpty = (path: string) => getIn(values, path) === '';
  return (
    <div className={styles.texts}>
      <RichTextField
        name={name}
        label={<Label text={label} language="de" />}
        spokenLabel={`${label} (German)`}
        lang="de"
      />
      {useTranslatedLanguages().map((language) => (
        <RichTextField
          key={language}
          name={translatedName(name, language)}
          label={
            <>
              <Label text={label} language={language} />{' '}
              {!isEmpty(name) && isEmpty(translatedName(name, language)) && <Missing language={language} />}
            </>
          }
          spokenLabel={`${label} (${languageName(language)})`}
          lang={language}
        />
      ))}
    </div>
  );
}
