import InputBase from '@mui/material/InputBase';
import { useTypedSearch } from '../address/use-typed-search.js';
import styles from './list-tools.module.css';

interface ToolFieldProps {
  label: string;
  type: 'date' | 'text';
  value: string;
  maxLength?: number;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Called with an empty text when nothing is left. */
  onChange: (value: string) => void;
}

/** A typed filter among the tools of a list, applied once typing pauses. */
export function ToolField({ label, type, value, maxLength, min, max, onChange }: ToolFieldProps) {
  const [typed, setTyped] = useTypedSearch(value, onChange);
  return (
    <label className={styles.typed}>
      {label}
      <InputBase
        type={type}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputProps={{ maxLength, min, max }}
      />
    </label>
  );
}
