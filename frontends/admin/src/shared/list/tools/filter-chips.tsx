import Chip from '@mui/material/Chip';
import styles from './filter-chips.module.css';

export interface FilterChip {
  name: string;
  /** What the filter lets pass, such as `Last 7 days`. */
  label: string;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (name: string) => void;
}

/** The active filters of a list; a click removes one. */
export function FilterChips({ chips, onRemove }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <Chip
            className={styles.chip}
            component="button"
            type="button"
            variant="outlined"
            label={
              <>
                {label} <span aria-hidden="true">×</span>
              </>
            }
            aria-label={`Remove filter: ${label}`}
            onClick={() => onRemove(name)}
          />
        </li>
      ))}
    </ul>
  );
}
