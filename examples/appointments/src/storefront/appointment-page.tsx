import {
  Eyebrow,
  PageHead,
  pageStyles,
  PublicPage,
  ThemeProvider,
  usePageTitle,
  useTexts,
} from '@vitrine/storefront/extension/page';
import { useEffect, useRef, useState } from 'react';
import { AppointmentForm } from './appointment-form.js';
import styles from './appointment.module.css';
import { TEXTS } from './texts.js';

/** `/appointment`: a day in the boutique. */
export default function AppointmentPage() {
  const t = useTexts(TEXTS);
  const title = usePageTitle();
  const [isSent, setSent] = useState(false);
  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/appointment" />
      <ThemeProvider look="site">
        <div className={styles.main}>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h1 className={pageStyles.title}>{title}</h1>
          {isSent ? (
            <Sent />
          ) : (
            <>
              <p className={pageStyles.lead}>{t('lead')}</p>
              <AppointmentForm onSent={() => setSent(true)} />
            </>
          )}
        </div>
      </ThemeProvider>
    </PublicPage>
  );
}

/** In the form's place once the request was taken. */
function Sent() {
  const t = useTexts(TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text')}</p>
    </div>
  );
}
