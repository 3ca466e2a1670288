import { useEnvironment, useTexts } from '@vitrine/platform';
import { useState } from 'react';
import { toListFragment } from '../shared/favorites/shared-list.js';
import type { Favorite } from '../shared/favorites/stored-favorites.js';
import { shareLink, type ShareOutcome } from '../shared/share-link.js';
import styles from './share-list.module.css';
import button from './text-button.module.css';
import { FAVORITES_TEXTS } from './texts.js';

/** Shares the list as a link with the favourites in its fragment; shows the link if neither share sheet nor clipboard is available. */
export function ShareList({ favorites }: { favorites: readonly Favorite[] }) {
  const t = useTexts(FAVORITES_TEXTS);
  const { publicUrl } = useEnvironment();
  const [outcome, setOutcome] = useState<ShareOutcome>('dismissed');
  const url = `${publicUrl}/favorites${toListFragment(favorites)}`;
  const share = async () => {
    setOutcome('dismissed');
    setOutcome(await shareLink({ title: t('shareTitle'), url }));
  };
  return (
    <div className={styles.share}>
      <button type="button" className={button.textButton} onClick={() => void share()}>
        {t('share')}
      </button>
      <p role="status">{outcome !== 'dismissed' && t(`shareOutcome.${outcome}`)}</p>
      {outcome === 'failed' && (
        <input
          readOnly
          aria-label={t('shareLink')}
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}
