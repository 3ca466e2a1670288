import { useAccessibility, useLanguage, useStored, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { LanguagePicker, languageChoice } from '../navigation/index.js';
import common from '../shared/common.module.css';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { Switch } from '../shared/controls/switch.js';
import { searchKey } from '../shared/search-key.js';
import styles from './footer-settings.module.css';
import { FOOTER_TEXTS } from './texts.js';

/** The language, and the toggles for this visit (public spec §2, Accessibility; WCAG 2.1.4 for the search's key). */
export function FooterSettings() {
  const t = useTexts(FOOTER_TEXTS);
  const hydrated = useHydrated();
  const { language } = useLanguage();
  const [picking, setPicking] = useState(false);
  const { reduceMotion, setReduceMotion, highContrast, setHighContrast } = useAccessibility();
  const [key, setKey] = useStored(searchKey);
  return (
    <div className={styles.settings} role="group" aria-label={t('settings')}>
      <button type="button" className={styles.language} disabled={!hydrated} onClick={() => setPicking(true)}>
        <span className={common.visuallyHidden}>{t('language')}: </span>
        {languageChoice(language).place}
      </button>
      <Switch ground="green" label={t('reduceMotion')} on={reduceMotion} onChange={setReduceMotion} />
      <Switch ground="green" label={t('contrast')} on={highContrast} onChange={setHighContrast} />
      <div className={styles.withKeys}>
        <Switch ground="green" label={t('searchKey')} on={key === null} onChange={(on) => setKey(on ? null : 'off')} />
      </div>
      {picking && <LanguagePicker onClose={() => setPicking(false)} />}
    </div>
  );
}
