import type { Language } from '@vitrine/platform';
import styles from './preview-language.module.css';

const NAMES: readonly (readonly [Language, string])[] = [
  ['de', 'German'],
  ['en', 'English'],
];

interface PreviewLanguageProps {
  language: Language;
  onChange: (language: Language) => void;
}

/** In which language the preview is shown. */
export function PreviewLanguage({ language, onChange }: PreviewLanguageProps) {
  return (
    <div role="group" aria-label="Language of the preview" className={styles.choice}>
      {NAMES.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={language === value} onClick={() => onChange(value)}>
          {name}
        </button>
      ))}
    </div>
  );
}
