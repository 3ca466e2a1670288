import { useTexts } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { SentRequest } from '../shared/request-form/sent-request.js';
import styles from './contact-page.module.css';
import { CONTACT_TEXTS } from './texts.js';

/** Replaces the form after the message was sent (public spec §2, Contact). */
export function ContactSent({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(CONTACT_TEXTS);
  return (
    <SentRequest title={t('sent.title')} text={t('sent.text')} className={styles.sent}>
      <Button kind="quiet" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </SentRequest>
  );
}
