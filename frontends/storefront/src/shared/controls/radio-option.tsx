import type { ReactNode } from 'react';

interface RadioOptionProps<Value extends string> {
  /** Name of the radio group, one on a page. */
  name: string;
  value: Value;
  /** What is chosen in the group. */
  chosen: Value;
  onChoose: (value: Value) => void;
  className: string | undefined;
  children: ReactNode;
}

/** One of the values of a choice, with its radio button. */
export function RadioOption<Value extends string>(props: RadioOptionProps<Value>) {
  const { name, value, chosen, onChoose, className, children } = props;
  return (
    <label className={className}>
      <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
      {children}
    </label>
  );
}
