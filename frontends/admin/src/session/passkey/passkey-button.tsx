import { Button } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';

interface PasskeyButtonProps {
  /** Whether it is the preferred way. */
  isMain?: boolean;
  autoFocus?: boolean;
  /** Lets the browser use a passkey, and reports failures by itself. */
  onUse: () => Promise<void>;
  children: ReactNode;
}

/** A button that starts the use of a passkey; busy as long as the browser asks. */
export function PasskeyButton({ isMain = true, autoFocus = false, onUse, children }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      kind={isMain ? 'primary' : 'quiet'}
      fullWidth
      autoFocus={autoFocus}
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void onUse().finally(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}
