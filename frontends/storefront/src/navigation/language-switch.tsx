import { useLanguage, useTexts } from '@vitrine/platform';
import { languageChoices } from './language-choices.js';
import styles from './language-switch.module.css';
import { navigationTexts } from './texts.js';

/** Changes the language of every text in place; what is typed into a form stays. */
export function LanguageSwitch() {
  const t = useTexts(navigationTexts);
  const { language, setLanguage } = useLanguage();
  return (
    <div className={styles['switch']} role="group" aria-label={t('language')}>
      {languageChoices.map((choice) => (
        <button
          key={choice.language}
          type="button"
          lang={choice.language}
          aria-label={t(choice.named)}
          aria-pressed={choice.language === language}
          onClick={() => setLanguage(choice.language)}
        >
          {choice.short}
        </button>
      ))}
    </div>
  );
}
