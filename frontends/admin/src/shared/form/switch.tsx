import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  /** The label is for assistive technology only. */
  hiddenLabel?: boolean;
  checked: boolean;
  /** A change is being saved. */
  busy?: boolean;
  disabled?: boolean;
  hint?: ReactNode;
  name?: string;
  onChange: (checked: boolean) => void;
}

/** A switch for on and off. */
export function Switch({ label, hiddenLabel = false, checked, busy, disabled, hint, name, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <label className={styles.label}>
        <input
          type="checkbox"
          role="switch"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-busy={busy || undefined}
          aria-label={hiddenLabel && typeof label === 'string' ? label : undefined}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.track} aria-hidden />
        {!hiddenLabel && <span>{label}</span>}
      </label>
      {hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
