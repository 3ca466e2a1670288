import { useEffect, useRef } from 'react';
import styles from './row-check.module.css';

interface RowCheckProps {
  label: string;
  /** Null when some of its rows are selected and some are not. */
  checked: boolean | null;
  /** While there is nothing to select. */
  disabled?: boolean;
  /** @param range whether Shift was held */
  onChange: (range: boolean) => void;
}

/** The checkbox that selects a row, or all of them. */
export function RowCheck({ label, checked, disabled = false, onChange }: RowCheckProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = checked === null;
  }, [checked]);
  return (
    <label className={styles.target}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        disabled={disabled}
        onChange={({ nativeEvent }) => onChange(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  );
}
