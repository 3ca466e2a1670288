import Input, { type InputProps } from '@mui/material/Input';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.js';
import { useFieldState } from './use-field-state.js';

export interface TextFieldProps {
  /** Path of the Formik value, such as `customerInfo.email`. */
  name: string;
  label: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'password' | 'number' | 'search' | 'date' | 'url';
  /** Told to assistive technology; the rule itself is the schema's. */
  required?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Several lines, at least this many. */
  minRows?: number;
  maxRows?: number;
  /** Behind the text, such as a unit or a button. */
  endAdornment?: ReactNode;
  /** Attributes of the `<input>` itself, such as `step`, `min`, `inputMode`, `maxLength`. */
  inputProps?: InputProps['inputProps'];
  className?: string;
}

/** One line of text, or several with `minRows`, bound to a Formik value. */
export function TextField(props: TextFieldProps) {
  const { name, label, required, hint, disabled, minRows, inputProps, className, ...rest } = props;
  const { input, error, id, helpId } = useFieldState<string | number | undefined>(name);
  return (
    <FieldFrame {...{ label, id, helpId, error, hint, disabled, required, className }}>
      <Input
        {...rest}
        {...input}
        value={input.value ?? ''}
        id={id}
        multiline={minRows !== undefined}
        minRows={minRows}
        aria-describedby={error !== undefined || hint !== undefined ? helpId : undefined}
        inputProps={{ ...inputProps, 'aria-required': required || undefined }}
      />
    </FieldFrame>
  );
}
