import { useAccessibility, useLanguage, useStored, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { LanguagePicker, LANGUAGE_CHOICES } from '../navigation/index.js';
import common from '../shared/common.module.css';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { searchKey } from '../shared/search-key.js';
import styles from './footer-settings.module.css';
import { FOOTER_TEXTS } from './texts.js';

/** The language, and the toggles that hold for the visit (public spec §2, Accessibility; WCAG 2.1.4 for the search's key). */
export function FooterSettings() {
  const t = useTexts(FOOTER_TEXTS);
  const hydrated = useHydrated();
  const { language } = useLanguage();
  const [picking, setPicking] = useState(false);
  const { reduceMotion, setReduceMotion, highContrast, setHighContrast } = useAccessibility();
  const [key, setKey] = useStored(searchKey);
  const present = LANGUAGE_CHOICES.find((choice) => choice.language === language);
  return (
    <div className={styles.settings} role="group" aria-label={t('settings')}>
      <button type="button" className={styles.language} disabled={!hydrated} onClick={() => setPicking(true)}>
        <span className={common.visuallyHidden}>{t('language')}: </span>
        {present?.place}
      </button>
      <Toggle label={t('reduceMotion')} on={reduceMotion} onChange={setReduceMotion} disabled={!hydrated} />
      <Toggle label={t('contrast')} on={highContrast} onChange={setHighContrast} disabled={!hydrated} />
      <Toggle
        label={t('searchKey')}
        on={key === null}
        onChange={(on) => setKey(on ? null : 'off')}
        disabled={!hydrated}
      />
      {picking && <LanguagePicker onClose={() => setPicking(false)} />}
    </div>
  );
}

interface ToggleProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled: boolean;
}

function Toggle({ label, on, onChange, disabled }: ToggleProps) {
  return (
    <label className={styles.toggle}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      {label}
    </label>
  );
}
