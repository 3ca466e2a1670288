import type { OrderStatus } from '@vitrine/schemas';
import { Chevron } from '@vitrine/ui';
import { toOptions } from '../../shared/form/to-options.js';
import { statusNames } from '../status.js';
import styles from './status-select.module.css';

interface StatusSelectProps {
  label: string;
  status: OrderStatus;
  onChange: (status: OrderStatus) => void;
}

const options = toOptions(statusNames);

/** A select that looks like the badge of a status. */
export function StatusSelect({ label, status, onChange }: StatusSelectProps) {
  return (
    <span className={`${styles.mark} ${styles[status]}`}>
      <select aria-label={label} value={status} onChange={(event) => onChange(event.target.value as OrderStatus)}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Chevron />
    </span>
  );
}
