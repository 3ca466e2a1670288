import { useLanguage, useSettings, useTexts } from '@vitrine/platform';
import { Overlay } from '../shared/controls/overlay.js';
import { languageChoice } from './language-choices.js';
import styles from './language-picker.module.css';
import { NAVIGATION_TEXTS } from './texts.js';

/** The languages by their own names; choosing one sets it and closes the picker (public spec §2, Footer). */
export function LanguagePicker({ onClose }: { onClose: () => void }) {
  const t = useTexts(NAVIGATION_TEXTS);
  const { language, setLanguage } = useLanguage();
  const { languages } = useSettings();
  return (
    <Overlay title={t('chooseLanguage')} onClose={onClose}>
      <ul className={styles.languages}>
        {languages.map((each) => (
          <li key={each}>
            <button
              type="button"
              lang={each}
              aria-pressed={each === language}
              onClick={() => {
                setLanguage(each);
                onClose();
              }}
            >
              <span>{languageChoice(each).name}</span> <small>{languageChoice(each).place}</small>
            </button>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
