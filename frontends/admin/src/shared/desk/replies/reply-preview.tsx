import type { Language } from '@vitrine/schemas';
import { PlainDialog } from '../../dialogs/plain-dialog.js';
import styles from './reply-preview.module.css';

interface ReplyPreviewProps {
  subject: string;
  customer: { name: string; email: string; language: Language };
  text: string;
  onClose: () => void;
}

/** A mail as the customer will read it: recipient, subject, paragraphs. */
export function ReplyPreview({ subject, customer, text, onClose }: ReplyPreviewProps) {
  return (
    <PlainDialog title="Preview of the mail" closeLabel="Back to the reply" onClose={onClose}>
      <dl className={styles.head}>
        <div>
          <dt>To</dt>
          <dd>
            {customer.name} &lt;{customer.email}&gt;
          </dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd lang={customer.language}>{subject}</dd>
        </div>
      </dl>
      <div className={styles.sheet} lang={customer.language}>
        {text
          .trim()
          .split(/\n{2,}/)
          .map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
      </div>
    </PlainDialog>
  );
}
