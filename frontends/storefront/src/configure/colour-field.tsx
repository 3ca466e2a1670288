import { COLOUR_PATTERN } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { useField } from 'formik';
import styles from './configure-page.module.css';

interface ColourFieldProps {
  name: 'primary' | 'accent';
  label: string;
  /** Name of the control that opens the system's own colour picker. */
  pickLabel: string;
  /** Name of the group of swatches. */
  swatchesLabel: string;
  swatches: readonly { name: string; value: string }[];
}

/** A colour that is typed, picked, or chosen from a few swatches. */
export function ColourField({ name, label, pickLabel, swatchesLabel, swatches }: ColourFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  return (
    <div className={styles.colour}>
      <TextField
        name={name}
        label={label}
        required
        inputProps={{ maxLength: 9, spellCheck: false, autoCapitalize: 'off' }}
        endAdornment={
          <input
            type="color"
            className={styles.picker}
            aria-label={pickLabel}
            value={COLOUR_PATTERN.test(value) ? value : '#000000'}
            onChange={({ target }) => void setValue(target.value)}
          />
        }
      />
      <div className={styles.swatches} role="group" aria-label={swatchesLabel}>
        {swatches.map((swatch) => (
          <button
            key={swatch.value}
            type="button"
            className={styles.swatch}
            style={{ background: swatch.value }}
            aria-label={swatch.name}
            title={swatch.name}
            aria-pressed={swatch.value === value.toLowerCase()}
            onClick={() => void setValue(swatch.value)}
          />
        ))}
      </div>
    </div>
  );
}
