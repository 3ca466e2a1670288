import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId } from 'react';
import { useUiLanguage } from '../form/ui-language.js';
import { useFocusReturn } from './use-focus-return.js';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop and the closing button; a dialog without it must be answered. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `alertdialog` for one that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** Around content and actions, such as a Formik form; gets the whole inside as children. */
  wrap?: (inside: ReactNode) => ReactNode;
  children: ReactNode;
}

const WIDTHS = { small: 'xs', medium: 'sm', large: 'md' } as const;

/** A modal window: holds the focus, closes on Escape, gives the focus back to where it was. */
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
