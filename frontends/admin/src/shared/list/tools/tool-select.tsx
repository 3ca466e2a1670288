import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { Chevron } from '@vitrine/ui';
import styles from './list-tools.module.css';

interface ToolSelectProps<Value extends string> {
  /** For assistive technology, such as `Filter by status` or `Order by`. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A select among the tools of a list; its tooltip shows a chosen option that is too long for it. */
export function ToolSelect<Value extends string>({
  label,
  value,
  options,
  disabled = false,
  onChange,
}: ToolSelectProps<Value>) {
  return (
    <NativeSelect
      className={styles.filter}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as Value)}
      input={<InputBase />}
      IconComponent={Chevron}
      inputProps={{ 'aria-label': label, title: options.find((option) => option.value === value)?.label }}
    >
      {options.map(({ value: option, label: name }) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
