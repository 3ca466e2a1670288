import { languageName, missingTexts } from '@vitrine/schemas';
import { useFormikContext } from 'formik';
import styles from './texts-missing.module.css';
import { shownInstead } from './translated-text.js';
import { useTranslatedLanguages } from './use-translated-languages.js';

/** How many texts of the form are missing in each language, for a save bar or a section's head; renders nothing when none is. */
export function TextsMissing({ names }: { names: readonly string[] }) {
  const { values } = useFormikContext<object>();
  return useTranslatedLanguages().map((language) => {
    const count = missingTexts(values, names, language);
    const name = languageName(language);
    return (
      count > 0 && (
        <span key={language} className={styles.mark} title={shownInstead(language)}>
          {count === 1 ? `1 ${name} text is missing` : `${count} ${name} texts are missing`}
        </span>
      )
    );
  });
}
