import { useEnvironment, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { useHydrated } from '../shared/controls/states/hydrated.js';
import { shareLink, type ShareOutcome } from '../shared/share-link.js';
import styles from './share-button.module.css';
import { ACCESSORY_DETAIL_TEXTS } from './texts.js';

/** Shares the page, and shows the outcome. */
export function ShareButton({ name, path }: { name: string; path: string }) {
  const t = useTexts(ACCESSORY_DETAIL_TEXTS);
  const { publicUrl } = useEnvironment();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<ShareOutcome>('dismissed');
  const share = async () => {
    setOutcome('dismissed');
    setOutcome(await shareLink({ title: name, url: publicUrl + path }));
  };
  return (
    <div className={styles.share}>
      <button type="button" className={styles.button} disabled={!hydrated} onClick={() => void share()}>
        {t('share.label')}
      </button>
      <span role="status">{outcome !== 'dismissed' && t(`share.${outcome}`)}</span>
    </div>
  );
}
