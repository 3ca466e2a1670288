import { useHydrated } from './states/hydrated.js';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  on: boolean;
  /** Background; ivory by default. */
  ground?: 'green';
  onChange: (on: boolean) => void;
}

/** A switch that takes effect at once; disabled until the page is hydrated. */
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
