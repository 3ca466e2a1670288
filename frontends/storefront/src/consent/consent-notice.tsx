import { Link, useConsent, useTexts } from '@vitrine/platform';
import { useEffect, useRef } from 'react';
import { ConsentChoice } from './consent-choice.js';
import styles from './consent-notice.module.css';
import { CONSENT_TEXTS } from './texts.js';

/**
 * Asks for the decision on cookies until it is made. It is over the foot of the page but first in the tab order, and not modal: the page can be
 * used meanwhile. When it is opened from the footer, it takes the focus and returns it afterwards.
 */
export function ConsentNotice() {
  const t = useTexts(CONSENT_TEXTS);
  const { status, reopenings } = useConsent();
  const notice = useRef<HTMLElement>(null);
  const known = useRef(reopenings);
  const isShown = status === 'undecided';

  useEffect(() => {
    if (!isShown || known.current === reopenings) return;
    known.current = reopenings;
    const opener = document.activeElement;
    notice.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isShown, reopenings]);

  if (!isShown) return null;
  return (
    <section ref={notice} className={styles.notice} aria-label={t('label')} tabIndex={-1} data-consent-notice>
      <p className={styles.text}>
        {t('text')} <Link to="/cookies">{t('more')}</Link>
      </p>
      <ConsentChoice tone="outline" />
    </section>
  );
}
