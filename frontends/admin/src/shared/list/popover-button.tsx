import Popover from '@mui/material/Popover';
import { Button } from '@vitrine/ui';
import { type ReactNode, useId, useRef } from 'react';

interface PopoverButtonProps {
  label: string;
  /** Heading of what it opens. */
  title: string;
  titleClass: string | undefined;
  paperClass: string | undefined;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A button that opens a small window below it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { label, title, titleClass, paperClass, open, onOpen, onClose, children } = props;
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
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: paperClass } }}
      >
        <p id={id} className={titleClass}>
          {title}
        </p>
        {children}
      </Popover>
    </span>
  );
}
