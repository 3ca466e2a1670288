import { type Language, languageName, useSettings } from '@vitrine/platform';
import styles from './preview-language.module.css';

interface PreviewLanguageProps {
  language: Language;
  onChange: (language: Language) => void;
}

/** Chooses the language of the preview. */
export function PreviewLanguage({ language, onChange }: PreviewLanguageProps) {
  return (
    <div role="group" aria-label="Language of the preview" className={styles.choice}>
      {useSettings().languages.map((value) => (
        <button key={value} type="button" aria-pressed={language === value} onClick={() => onChange(value)}>
          {languageName(value)}
        </button>
      ))}
    </div>
  );
}
