import { Dialog } from '@vitrine/ui';
import { RecoveryCodes } from './recovery-codes.js';

/** Shows new recovery codes; only the button that confirms that they are kept closes it. */
export function RecoveryCodesDialog({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <Dialog open title="Your recovery codes">
      <RecoveryCodes codes={codes} onKept={onKept} />
    </Dialog>
  );
}
