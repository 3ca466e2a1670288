import type { ReactNode } from 'react';

interface RadioOptionsProps<Value extends string, Option extends { value: Value }> {
  /** Name of the radio group, unique on a page. */
  name: string;
  options: readonly Option[];
  /** The chosen value. */
  chosen: Value;
  onChoose: (value: Value) => void;
  className: string | undefined;
  /** Renders an option beside its radio button. */
  children: (option: Option) => ReactNode;
}

/** The values of a choice, each with its radio button. */
export function RadioOptions<Value extends string, Option extends { value: Value }>(
  props: RadioOptionsProps<Value, Option>,
) {
  const { name, options, chosen, onChoose, className, children } = props;
  return options.map((option) => (
    <label key={option.value} className={className}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === chosen}
        onChange={() => onChoose(option.value)}
      />
      {children(option)}
    </label>
  ));
}
