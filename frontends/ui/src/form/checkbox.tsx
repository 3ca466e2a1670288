import MuiCheckbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { CheckedMark, UncheckedMark } from './check-marks.js';
import { FieldBox } from './field-frame.js';
import styles from './field.module.css';
import { useFieldState } from './use-field-state.js';

export interface CheckboxProps {
  /** Path of the Formik value, a boolean. */
  name: string;
  /** The label, which may hold links. */
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
  className?: string;
}

/** A checkbox, bound to a Formik value. */
export function Checkbox({ name, label, required, hint, disabled, className }: CheckboxProps) {
  const { input, error, id, helpId } = useFieldState<boolean>(name);
  const hasHelp = error !== undefined || hint !== undefined;
  return (
    <FieldBox {...{ helpId, error, hint, disabled, className }}>
      <label className={styles.choice}>
        <MuiCheckbox
          id={id}
          name={name}
          disabled={disabled}
          checked={Boolean(input.value)}
          onChange={input.onChange}
          onBlur={input.onBlur}
          icon={<UncheckedMark />}
          checkedIcon={<CheckedMark />}
          slotProps={{
            input: {
              'aria-required': required || undefined,
              'aria-invalid': error !== undefined,
              'aria-describedby': hasHelp ? helpId : undefined,
            },
          }}
        />
        <span className={styles.choiceText}>{label}</span>
      </label>
    </FieldBox>
  );
}
