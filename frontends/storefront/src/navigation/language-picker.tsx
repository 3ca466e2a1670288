import { useLanguage, useTexts } from '@vitrine/platform';
import { Overlay } from '../shared/controls/overlay.js';
import { languageChoices } from './language-choices.js';
import styles from './language-picker.module.css';
import { navigationTexts } from './texts.js';

/** The languages, each in its own; choosing one sets it and closes (public spec §2, Footer). */
export function LanguagePicker({ onClose }: { onClose: () => void }) {
  const t = useTexts(navigationTexts);
  const { language, setLanguage } = useLanguage();
  return (
    <Overlay title={t('chooseLanguage')} onClose={onClose}>
      <ul className={styles.languages}>
        {languageChoices.map((choice) => (
          <li key={choice.language}>
            <button
              type="button"
              lang={choice.language}
              aria-pressed={choice.language === language}
              onClick={() => {
                setLanguage(choice.language);
                onClose();
              }}
            >
              <span>{choice.name}</span> <small>{choice.place}</small>
            </button>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
