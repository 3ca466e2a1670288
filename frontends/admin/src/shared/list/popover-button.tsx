import Popover from '@mui/material/Popover';
import { Button } from '@vitrine/ui';
import { type ReactNode, useId, useRef } from 'react';
import styles from './popover-button.module.css';

interface PopoverButtonProps {
  label: string;
  /** Heading of what it opens. */
  title: string;
  /** For a popover that holds more than short words. */
  wide?: boolean;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A button that opens a popover below it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, title, wide = false, open, onOpen, onClose, children } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();
  return (
    <span ref={anchor}>
      <Button kind="quiet" aria-expanded={open} aria-haspopup="dialog" onClick={onOpen}>
        {label}
      </Button>
      <Popover
        open={open}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={onClose}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: wide ? styles.wide : styles.paper } }}
      >
        <p id={id} className={styles.title}>
          {title}
        </p>
        {children}
      </Popover>
    </span>
  );
}
