import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { useUiLanguage } from '../form/ui-language.js';
import { useFocusReturn } from './use-focus-return.js';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the backdrop and the close button; a dialog without it must be answered. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for a dialog that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Wraps content and actions, such as in a Formik form. */
  wrap?: (inside: ReactNode) => ReactNode;
  children: ReactNode;
}

const WIDTHS = { small: 'xs', medium: 'sm', large: 'md' } as const;

/** A modal dialog: traps the focus, closes on Escape and returns the focus to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  size = 'medium',
  role = 'dialog',
  wrap = asIs,
  children,
}: DialogProps) {
  const id = useId();
  const language = useUiLanguage();
  useFocusReturn(open);
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth={WIDTHS[size]}
      role={role}
      lang={language}
      aria-labelledby={`${id}title`}
      aria-describedby={role === 'alertdialog' ? `${id}text` : undefined}
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      {wrap(
        <>
          <DialogContent id={`${id}text`} dividers={size === 'large'}>
            {children}
          </DialogContent>
          {actions && <DialogActions>{actions}</DialogActions>}
        </>,
      )}
    </MuiDialog>
  );
}

const asIs = (inside: ReactNode): ReactNode => inside;
