import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

export interface FieldFrameProps {
  label: ReactNode;
  /** Id of the control, for the label. */
  id: string;
  helpId: string;
  error: string | undefined;
  /** Shown under the control while there is no error. */
  hint?: ReactNode;
  disabled?: boolean;
  /** Only the visible mark; the control announces it to assistive technology. */
  required?: boolean | undefined;
  className?: string;
  children: ReactNode;
}

/** The label is above the control, its error or hint below. */
export function FieldFrame({
  label,
  id,
  helpId,
  error,
  hint,
  disabled,
  required,
  className,
  children,
}: FieldFrameProps) {
  return (
    <FormControl variant="standard" fullWidth error={error !== undefined} disabled={disabled} className={className}>
      <FormLabel htmlFor={id} data-required={required || undefined}>
        {label}
      </FormLabel>
      {children}
      {(error !== undefined || hint !== undefined) && <FormHelperText id={helpId}>{error ?? hint}</FormHelperText>}
    </FormControl>
  );
}
