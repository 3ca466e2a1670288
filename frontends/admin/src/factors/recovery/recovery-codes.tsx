import { Alert, Button, useNotify } from '@vitrine/ui';
import { download } from '../../shared/download.js';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

const asText = (codes: readonly string[]): string =>
  `Recovery codes for ${location.origin}/admin. Each works once.\n\n${codes.join('\n')}\n`;

/** New recovery codes, shown only once, to be copied or downloaded. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(asText(codes));
      notify({ message: 'The recovery codes are copied.' });
    } catch {
      notify({ message: 'The recovery codes could not be copied. Download them instead.' });
    }
  };
  return (
    <div className={styles.all}>
      <Alert severity="info">
        Keep these codes where you find them without your telephone. Each signs you in once when your app or passkey is
        lost. They are not shown again.
      </Alert>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button kind="quiet" autoFocus onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          kind="quiet"
          onClick={() => download(new Blob([asText(codes)], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
