import type { ReactNode } from 'react';
import { RadioOptions } from '../controls/radio-options.js';
import styles from './app-stage.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  /** Name of the radio group, unique on a page. */
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A radio group of two or three options, side by side. */
export function Segments<Value extends string>({ label, name, value, options, onChange }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.legend}>{label}</legend>
      <RadioOptions name={name} options={options} chosen={value} onChoose={onChange} className={styles.segment}>
        {(option) => option.label}
      </RadioOptions>
    </fieldset>
  );
}
