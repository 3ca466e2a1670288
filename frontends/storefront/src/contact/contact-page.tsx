import { PageHead, useTexts } from '@vitrine/platform';
import { ThemeProvider } from '@vitrine/ui';
import { useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import split from '../shared/page-layout/split.module.css';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { CompanyDetails } from './company-details.js';
import { ContactForm } from './contact-form.js';
import { ContactSent } from './contact-sent.js';
import styles from './contact-page.module.css';
import { NextSteps } from './next-steps.js';
import { CONTACT_TEXTS } from './texts.js';

/** `/contact`: the form, and other ways to reach the company (public spec §2, Contact). */
export default function ContactPage() {
  const t = useTexts(CONTACT_TEXTS);
  const title = usePageTitle();
  const [isSent, setSent] = useState(false);
  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/contact" />
      <ThemeProvider look="site">
        <div className={split.page}>
          <div className={styles.main}>
            <div>
              <Eyebrow>{t('eyebrow')}</Eyebrow>
              <h1 className={split.title}>{title}</h1>
              {isSent ? (
                <ContactSent onAgain={() => setSent(false)} />
              ) : (
                <>
                  <p className={split.lead}>{t('lead')}</p>
                  <ContactForm onSent={() => setSent(true)} />
                </>
              )}
            </div>
            {!isSent && <NextSteps />}
          </div>
          <CompanyDetails />
        </div>
      </ThemeProvider>
    </PublicPage>
  );
}
