import { Dialog } from '@vitrine/ui';
import { RecoveryCodes } from './recovery-codes.js';

/** Shows new recovery codes; it is left only once they are kept. */
export function RecoveryCodesDialog({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  return (
    <Dialog open title="Your recovery codes">
      <RecoveryCodes codes={codes} onKept={onKept} />
    </Dialog>
  );
}
