import {
  Eyebrow,
  PageHead,
  pageStyles,
  PublicPage,
  SentRequest,
  ThemeProvider,
  usePageTitle,
  useTexts,
} from '@vitrine/storefront/extension/page';
import { useState } from 'react';
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
            <SentRequest title={t('sent.title')} text={t('sent.text')} />
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
