import { useHydrated } from './states/hydrated.js';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  on: boolean;
  /** Which ground it stands on; ivory unless said otherwise. */
  ground?: 'green';
  onChange: (on: boolean) => void;
}

/** On or off, at once; held back until the page's script is there. */
export function Switch({ label, on, ground, onChange }: SwitchProps) {
  const hydrated = useHydrated();
  return (
    <label className={ground ? `${styles.switch} ${styles.onGreen}` : styles.switch}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        disabled={!hydrated}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={styles.track} aria-hidden="true" />
      {label}
    </label>
  );
}
