import { useLanguage, useTexts } from '@vitrine/platform';
import { Overlay } from '../shared/controls/overlay.js';
import { LANGUAGE_CHOICES } from './language-choices.js';
import styles from './language-picker.module.css';
import { NAVIGATION_TEXTS } from './texts.js';

/** The languages, each in its own; choosing one sets it and closes (public spec §2, Footer). */
export function LanguagePicker({ onClose }: { onClose: () => void }) {
  const t = useTexts(NAVIGATION_TEXTS);
  const { language, setLanguage } = useLanguage();
  return (
    <Overlay title={t('chooseLanguage')} onClose={onClose}>
      <ul className={styles.languages}>
        {LANGUAGE_CHOICES.map((choice) => (
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
