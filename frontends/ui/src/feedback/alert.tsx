import MuiAlert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';

export interface AlertProps {
  severity: 'error' | 'success' | 'info';
  /** What the person can do, such as trying again. */
  action?: { label: string; onClick: () => void; busy?: boolean };
  /** Without it the message cannot be dismissed; `closeLabel` names its button. */
  onClose?: () => void;
  closeLabel?: string;
  className?: string;
  children: ReactNode;
}

/** A message inside the page, announced when it appears: errors at once, others politely. */
export function Alert({ severity, action, onClose, closeLabel, className, children }: AlertProps) {
  return (
    <MuiAlert
      severity={severity}
      role={severity === 'error' ? 'alert' : 'status'}
      className={className}
      action={
        (action || onClose) && (
          <>
            {action && (
              <Button kind="text" onClick={action.onClick} busy={action.busy}>
                {action.label}
              </Button>
            )}
            {onClose && (
              <Button kind="text" onClick={onClose}>
                {closeLabel}
              </Button>
            )}
          </>
        )
      }
    >
      {children}
    </MuiAlert>
  );
}
