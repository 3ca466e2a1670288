import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { Button } from '../button/button.js';
import { ON_GREEN } from '../theme/on-green.js';

export interface Notice {
  message: string;
  /** Identifies the notice for {@link useWithdrawNotice}. */
  key?: string;
  /** It is shown until it is dismissed, such as a failure; others disappear by themselves. */
  stays?: boolean;
  /** An action such as Undo; the notice is then shown for longer. */
  action?: { label: string; onClick: () => void };
}

type Notify = (notice: Notice) => void;

/** How long a notice is shown, in milliseconds; hovering over it or focusing it pauses the time (back-office spec §9: toasts 5 s). */
const SHOWN_MS = 5000;
const SHOWN_WITH_ACTION_MS = 10_000;

interface Notices {
  notify: Notify;
  withdraw: (key: string) => void;
}

const NoticesContext = createContext<Notices>({ notify: () => undefined, withdraw: () => undefined });

/** Shows a short notice that something was done. */
export const useNotify = (): Notify => useContext(NoticesContext).notify;

/** Removes the notice with this key, if it is the one shown. */
export const useWithdrawNotice = (): ((key: string) => void) => useContext(NoticesContext).withdraw;

/** Shows one notice at a time at the foot of the page; a new one replaces the one before. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<(Notice & { number: number }) | null>(null);
  const [open, setOpen] = useState(false);
  const count = useRef(0);
  const shownKey = useRef<string>(undefined);
  const notices = useMemo<Notices>(
    () => ({
      notify: (next) => {
        shownKey.current = next.key;
        setNotice({ ...next, number: (count.current += 1) });
        setOpen(true);
      },
      withdraw: (key) => {
        if (shownKey.current === key) setOpen(false);
      },
    }),
    [],
  );
  const close = () => setOpen(false);
  const { action, stays = false } = notice ?? {};
  return (
    <NoticesContext value={notices}>
      {children}
      <Snackbar
        key={notice?.number}
        open={open}
        autoHideDuration={stays ? null : action ? SHOWN_WITH_ACTION_MS : SHOWN_MS}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <SnackbarContent
          role="status"
          sx={ON_GREEN}
          message={notice?.message}
          action={
            (action || stays) && (
              <>
                {action && (
                  <Button
                    kind="text"
                    onClick={() => {
                      close();
                      action.onClick();
                    }}
                  >
                    {action.label}
                  </Button>
                )}
                {stays && (
                  <Button kind="text" onClick={close}>
                    Dismiss
                  </Button>
                )}
              </>
            )
          }
        />
      </Snackbar>
    </NoticesContext>
  );
}
