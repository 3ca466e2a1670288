import { type AppTheme, toFragment } from '@vitrine/app-screens';
import { useEnvironment, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { buttonClass } from '../shared/controls/button-link.js';
import { shareLink, type ShareOutcome } from '../shared/share-link.js';
import page from './configure-page.module.css';
import { QrCode } from './qr-code.js';
import styles from './share-design.module.css';
import { CONFIGURE_TEXTS } from './texts.js';

/** The ways to share a design: its link, and the app on one's own phone. Both have the design in their fragment. */
export function ShareDesign({ theme }: { theme: AppTheme }) {
  const t = useTexts(CONFIGURE_TEXTS);
  const { publicUrl } = useEnvironment();
  const [outcome, setOutcome] = useState<ShareOutcome>('dismissed');
  const [isOnPhone, setOnPhone] = useState(false);
  const fragment = toFragment(theme);

  const share = async () => {
    setOutcome('dismissed');
    setOutcome(await shareLink({ title: theme.house, url: `${publicUrl}/configure${fragment}` }));
  };
  return (
    <section className={styles.share} aria-labelledby="share-title">
      <h2 id="share-title" className={styles.subtitle}>
        {t('share.title')}
      </h2>
      <p className={page.note}>{t('share.hint')}</p>
      <div className={styles.ways}>
        <button type="button" className={buttonClass('line')} onClick={() => void share()}>
          {t('share.label')}
        </button>
        <button
          type="button"
          className={buttonClass('line')}
          aria-expanded={isOnPhone}
          onClick={() => setOnPhone(!isOnPhone)}
        >
          {t('share.phone')}
        </button>
      </div>
      <p role="status" className={page.note}>
        {outcome !== 'dismissed' && t(`share.${outcome}`)}
      </p>
      {isOnPhone && (
        <div className={styles.phone}>
          <QrCode address={`${publicUrl}/app${fragment}`} />
          <p>{t('share.phoneHint')}</p>
        </div>
      )}
      <a className={buttonClass('text')} href={`/app${fragment}`} target="_blank" rel="noreferrer">
        {t('share.open')}
      </a>
    </section>
  );
}
