import { TextField, type TextFieldProps } from '@vitrine/ui';
import { useField } from 'formik';
import { numberOrZero } from './section-values.js';

interface ZeroNumberFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'hint'> {
  min: number;
  max?: number;
  step: number;
}

/** A number; what is none when the field is left becomes 0 (back-office spec §5). */
export function ZeroNumberField({ name, label, hint, ...bounds }: ZeroNumberFieldProps) {
  const [{ value }, , { setValue }] = useField<number | ''>(name);
  const settle = () => {
    const number = numberOrZero(value);
    if (number !== value) void setValue(number);
  };
  return (
    <div onBlur={settle}>
      <TextField name={name} label={label} hint={hint} type="number" inputProps={bounds} />
    </div>
  );
}
