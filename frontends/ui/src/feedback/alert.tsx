import MuiAlert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Button } from '../button/button.js';

export interface AlertProps {
  severity: 'error' | 'success' | 'info';
  /** A way on, such as trying again. */
  action?: { label: string; onClick: () => void; busy?: boolean };
  /** With it, the message can be dismissed under this name. */
  onClose?: () => void;
  closeLabel?: string;
  className?: string;
  children: ReactNode;
}

/** A message in its place on the page, announced when it appears; failures at once, the rest politely. */
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
