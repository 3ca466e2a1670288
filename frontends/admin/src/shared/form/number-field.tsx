import { TextField, type TextFieldProps } from '@vitrine/ui';

interface NumberFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'required' | 'disabled' | 'className'
> {
  /** Shown after the number, such as `%`. */
  unit?: string;
  /** Also takes a decimal point. */
  decimal?: boolean;
  placeholder?: string;
}

/**
 * A text field for a number that the schema parses: the mouse wheel changes nothing, and an invalid entry stays beside its error message. The Formik
 * value is what was typed.
 */
export function NumberField({ unit, decimal = false, ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      endAdornment={unit}
      inputProps={{ inputMode: decimal ? 'decimal' : 'numeric', autoComplete: 'off' }}
    />
  );
}
