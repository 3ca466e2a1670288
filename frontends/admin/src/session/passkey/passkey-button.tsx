import { Button } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';

interface PasskeyButtonProps {
  /** Whether it is the way that is offered first. */
  isMain?: boolean;
  autoFocus?: boolean;
  /** Lets the browser use a passkey, and tells by itself what fails. */
  onUse: () => Promise<void>;
  children: ReactNode;
}

/** Begins to use a passkey; busy as long as the browser asks. */
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
