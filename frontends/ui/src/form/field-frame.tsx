import type { ReactNode } from 'react';
import { useLook } from '../theme/look.js';
import styles from './field.module.css';

interface FieldBoxProps {
  helpId: string;
  error: string | undefined;
  /** Shown under the control while there is no error. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A control with its error or hint below. It has no state, so that it costs less than MUI's `FormControl`, which renders each field twice. */
export function FieldBox({ helpId, error, hint, disabled, className, children }: FieldBoxProps) {
  const look = useLook();
  const isInvalid = error !== undefined;
  return (
    <div
      className={className === undefined ? styles.field : `${styles.field} ${className}`}
      data-look={look}
      data-invalid={isInvalid || undefined}
      data-disabled={disabled || undefined}
    >
      {children}
      {(isInvalid || hint !== undefined) && (
        <p id={helpId} className={styles.help}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

export interface FieldFrameProps extends FieldBoxProps {
  label: ReactNode;
  /** Id of the control, for the label. */
  id: string;
  /** Only the visible mark; the control announces it to assistive technology. */
  required?: boolean | undefined;
}

/** The label is above the control, its error or hint below. */
export function FieldFrame({ label, id, required, children, ...box }: FieldFrameProps) {
  return (
    <FieldBox {...box}>
      <label className={styles.label} htmlFor={id} data-required={required || undefined}>
        {label}
      </label>
      {children}
    </FieldBox>
  );
}
