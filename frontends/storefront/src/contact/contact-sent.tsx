import { useTexts } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { useEffect, useRef } from 'react';
import styles from './contact-page.module.css';
import { CONTACT_TEXTS } from './texts.js';

/** In the form's place once the message was taken (public spec §2, Contact). */
export function ContactSent({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(CONTACT_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text')}</p>
      <Button kind="quiet" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </div>
  );
}
