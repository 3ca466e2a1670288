import { useTexts } from '@vitrine/platform';
import { Switch } from '../shared/controls/switch.js';
import styles from './differences-switch.module.css';
import { COMPARE_TEXTS } from './texts.js';

interface DifferencesSwitchProps {
  on: boolean;
  /** Number of rows that are the same in every column. */
  same: number;
  onChange: (on: boolean) => void;
}

/** Hides the rows in which the products do not differ. */
export function DifferencesSwitch({ on, same, onChange }: DifferencesSwitchProps) {
  const t = useTexts(COMPARE_TEXTS);
  return (
    <div className={styles.bar}>
      <Switch label={t('differences')} on={on} onChange={onChange} />
      <p role="status" className={styles.count}>
        {on && t(same === 1 ? 'hiddenOne' : 'hidden', { count: same })}
      </p>
    </div>
  );
}
