import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { onGreen } from '../theme/on-green.js';

export interface Notice {
  message: string;
  /** A way back or on, such as Undo; the notice then stays longer. */
  action?: { label: string; onClick: () => void };
}

type Notify = (notice: Notice) => void;

/** How long a notice stands, in milliseconds; pointing at it or focusing it stops the clock (back-office spec §9: toasts 5 s). */
const standsMs = 5000;
const standsWithActionMs = 10_000;

const NotifyContext = createContext<Notify>(() => undefined);

/** Tells the person in passing that something was done. */
export const useNotify = (): Notify => useContext(NotifyContext);

/** Shows one notice at a time at the foot of the page; a new one takes the place of the last. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<(Notice & { key: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const count = useRef(0);
  const notify = useCallback<Notify>((next) => {
    setNotice({ ...next, key: (count.current += 1) });
    setOpen(true);
  }, []);
  const close = () => setOpen(false);
  const action = notice?.action;
  return (
    <NotifyContext value={notify}>
      {children}
      <Snackbar
        key={notice?.key}
        open={open}
        autoHideDuration={action ? standsWithActionMs : standsMs}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <SnackbarContent
          role="status"
          sx={onGreen}
          message={notice?.message}
          action={
            action && (
              <Button
                kind="text"
                onClick={() => {
                  close();
                  action.onClick();
                }}
              >
                {action.label}
              </Button>
            )
          }
        />
      </Snackbar>
    </NotifyContext>
  );
}
