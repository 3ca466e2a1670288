import { PageHead, useTexts } from '@vitrine/platform';
import { ThemeProvider } from '@vitrine/ui';
import { useState } from 'react';
import { PublicPage } from '../layout/index.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import split from '../shared/page-layout/split.module.css';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { DemonstrationForm } from './demonstration-form.js';
import { DemonstrationSent } from './demonstration-sent.js';
import styles from './demonstration-page.module.css';
import { OtherWays } from './other-ways.js';
import { DEMONSTRATION_TEXTS } from './texts.js';

/** `/demonstration`: a request to be shown the editions, in a store or by video. */
export default function DemonstrationPage() {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const title = usePageTitle();
  const [isSent, setSent] = useState(false);
  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/demonstration" />
      <ThemeProvider look="site">
        <div className={split.page}>
          <div className={styles.main}>
            <Eyebrow>{t('eyebrow')}</Eyebrow>
            <h1 className={split.title}>{t('title')}</h1>
            {isSent ? (
              <DemonstrationSent onAgain={() => setSent(false)} />
            ) : (
              <>
                <p className={split.lead}>{t('lead')}</p>
                <DemonstrationForm onSent={() => setSent(true)} />
              </>
            )}
          </div>
          <OtherWays />
        </div>
      </ThemeProvider>
    </PublicPage>
  );
}
