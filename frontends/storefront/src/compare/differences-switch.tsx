import { useTexts } from '@vitrine/platform';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import styles from './differences-switch.module.css';
import { COMPARE_TEXTS } from './texts.js';

interface DifferencesSwitchProps {
  on: boolean;
  /** How many rows are the same in every column. */
  same: number;
  onChange: (on: boolean) => void;
}

/** Leaves only the rows in which the products differ. */
export function DifferencesSwitch({ on, same, onChange }: DifferencesSwitchProps) {
  const t = useTexts(COMPARE_TEXTS);
  const hydrated = useHydrated();
  return (
    <div className={styles.bar}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          disabled={!hydrated}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.track} aria-hidden="true" />
        {t('differences')}
      </label>
      <p role="status" className={styles.count}>
        {on && t(same === 1 ? 'hiddenOne' : 'hidden', { count: same })}
      </p>
    </div>
  );
}
