import { Alert, Button, Dialog } from '@vitrine/ui';
import { useId, useRef, useState } from 'react';
import { Line } from '../layout/line.js';
import styles from './secret-shown-once.module.css';

interface SecretShownOnceProps {
  title: string;
  /** What it is, such as `API key`. */
  label: string;
  /** Known only now. */
  secret: string;
  /** What it is for. */
  note: string;
  onClose: () => void;
}

/** A secret that the server sends only once: it must be copied now, because nobody can show it again. Only its button closes the dialog. */
export function SecretShownOnce({ title, label, secret, note, onClose }: SecretShownOnceProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('Copied.');
    } catch {
      field.current?.select();
      setCopied('It could not be copied. Press Ctrl+C or ⌘C: the text is selected.');
    }
  };
  return (
    <Dialog open title={title} actions={<Button onClick={onClose}>I have kept it</Button>}>
      <div className={styles.secret}>
        <Alert severity="info">{`It is shown this once only. ${note}`}</Alert>
        <label htmlFor={id}>{label}</label>
        <Line>
          <input
            ref={field}
            id={id}
            className={styles.field}
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
          />
          <Button kind="quiet" autoFocus onClick={() => void copy()}>
            Copy
          </Button>
        </Line>
        <p role="status">{copied}</p>
      </div>
    </Dialog>
  );
}
