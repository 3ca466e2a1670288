import type { ReactNode } from 'react';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  /** Name of the choice. */
  label: string;
  onGreen?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** A radio group with one row and a price for each option. */
export function ChoiceList({ label, onGreen = false, disabled = false, children }: ChoiceListProps) {
  return (
    <fieldset className={styles.list} data-ground={onGreen ? 'green' : 'ivory'} disabled={disabled}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  /** Name of the radio group, unique on a page. */
  group: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  /** Formatted. */
  price: string;
  /** Beside the price: the period and the note on value-added tax. */
  note: string;
  /** Explanation below the option. */
  hint?: string | undefined;
}

export function Choice({ group, value, checked, onChoose, label, price, note, hint }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={group} value={value} checked={checked} onChange={onChoose} />
      <span className={styles.label}>{label}</span>
      <span className={styles.price}>
        {price} <small>{note}</small>
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
