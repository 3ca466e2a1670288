import { TextField, type TextFieldProps } from '@vitrine/ui';

interface NumberFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'hint' | 'required' | 'disabled' | 'className'
> {
  /** Behind the number, such as `%`. */
  unit?: string;
  /** Also takes a decimal point. */
  decimal?: boolean;
  placeholder?: string;
}

/**
 * A number as text: the schema reads it, a wheel over it changes nothing, and what is no number stays for its message.
 * The Formik value is what was typed.
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
