import { COLOUR_PATTERN, houseContrasts, ratioText, TEXT_CONTRAST, type HouseColours } from '@vitrine/schemas';
import { TextField } from '@vitrine/ui';
import { useField, useFormikContext } from 'formik';
import styles from './house-colour-field.module.css';
import type { HouseValues } from './house-values.js';

interface HouseColourFieldProps {
  name: keyof HouseColours;
  label: string;
  /** The colour against which the contrast is measured. */
  ground: string;
}

const isColour = (value: string): boolean => COLOUR_PATTERN.test(value);

/** A colour of the house, typed or picked; its contrast is shown while it is chosen. */
export function HouseColourField({ name, label, ground }: HouseColourFieldProps) {
  const path = `colours.${name}`;
  const [{ value }, , { setValue }] = useField<string>(path);
  const { colours } = useFormikContext<HouseValues>().values;
  const known = isColour(colours.primary) && isColour(colours.accent);
  const ratio = known ? houseContrasts(colours)[name] : undefined;
  return (
    <TextField
      name={path}
      label={label}
      required
      hint={
        <span role="status" className={ratio !== undefined && ratio < TEXT_CONTRAST ? styles.low : undefined}>
          {ratio === undefined
            ? 'As # and six digits or letters from A to F'
            : `Contrast ${ratioText(ratio)} : 1 to ${ground}${ratio < TEXT_CONTRAST ? ', at least 4.5 : 1 is needed' : ''}`}
        </span>
      }
      inputProps={{ maxLength: 7, spellCheck: false, autoCapitalize: 'off' }}
      endAdornment={
        <input
          type="color"
          className={styles.picker}
          aria-label={`Pick: ${label}`}
          value={isColour(value) ? value : '#000000'}
          onChange={({ target }) => void setValue(target.value)}
        />
      }
    />
  );
}
