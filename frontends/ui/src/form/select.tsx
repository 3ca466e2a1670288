import Input from '@mui/material/Input';
import NativeSelect from '@mui/material/NativeSelect';
import type { ReactNode } from 'react';
import { Chevron } from './chevron.js';
import { FieldFrame } from './field-frame.js';
import { useFieldState } from './use-field-state.js';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  /** Path of the Formik value. */
  name: string;
  label: ReactNode;
  options: readonly SelectOption[];
  /** Text of an empty first option, selected while there is no value. */
  placeholder?: string;
  required?: boolean;
  hint?: ReactNode;
  autoComplete?: string;
  disabled?: boolean;
  className?: string;
}

/** A native `<select>`, which works with every keyboard and phone, bound to a Formik value. */
export function Select({
  name,
  label,
  options,
  placeholder,
  required,
  hint,
  autoComplete,
  disabled,
  className,
}: SelectProps) {
  const { input, error, id, helpId } = useFieldState<string>(name);
  return (
    <FieldFrame {...{ label, id, helpId, error, hint, disabled, required, className }}>
      <NativeSelect
        {...input}
        value={input.value ?? ''}
        disabled={disabled}
        input={<Input error={error !== undefined} />}
        IconComponent={Chevron}
        inputProps={{
          id,
          autoComplete,
          'aria-required': required || undefined,
          'aria-invalid': error !== undefined,
          'aria-describedby': error !== undefined || hint !== undefined ? helpId : undefined,
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
