import Input, { type InputProps } from '@mui/material/Input';
import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.js';
import { growWithText } from './grow-with-text.js';
import { useFieldState } from './use-field-state.js';

export interface TextFieldProps {
  /** Path of the Formik value, such as `customerInfo.email`. */
  name: string;
  label: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'password' | 'number' | 'search' | 'date' | 'datetime-local' | 'time' | 'url';
  /** Announced by assistive technology; the rule itself is in the schema. */
  required?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Makes the field multiline, with at least this many lines. */
  minRows?: number;
  maxRows?: number;
  /** Content after the text, such as a unit or a button. */
  endAdornment?: ReactNode;
  /** Attributes of the `<input>` itself, such as `step`, `min`, `inputMode`, `maxLength`. */
  inputProps?: InputProps['inputProps'];
  className?: string;
}

/** Replaces MUI's own textarea, which measures the page at each rendering. */
const severalLines = { multiline: true, inputComponent: 'textarea', inputRef: growWithText } as const;

const getHeight = (minRows: number | undefined, maxRows: number | undefined) =>
  minRows !== undefined && {
    // otherwise MUI would write the type of an input
    type: undefined,
    rows: minRows,
    style: { minHeight: `${minRows}lh`, ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }) },
  };

/** One line of text, or several with `minRows`, bound to a Formik value. */
export function TextField(props: TextFieldProps) {
  const { name, label, required, hint, disabled, minRows, maxRows, inputProps, className, ...rest } = props;
  const { input, error, id, helpId } = useFieldState<string | number | undefined>(name);
  return (
    <FieldFrame {...{ label, id, helpId, error, hint, disabled, required, className }}>
      <Input
        {...rest}
        {...input}
        disabled={disabled}
        error={error !== undefined}
        value={input.value ?? ''}
        id={id}
        {...(minRows !== undefined && severalLines)}
        aria-describedby={error !== undefined || hint !== undefined ? helpId : undefined}
        inputProps={{ ...inputProps, ...getHeight(minRows, maxRows), 'aria-required': required || undefined }}
      />
    </FieldFrame>
  );
}
