import { useTexts } from '@vitrine/platform';
import { ActionLinks } from '../shared/controls/action-links.js';
import styles from './favorites-page.module.css';
import { FAVORITES_TEXTS } from './texts.js';

/** Links to what a visitor with favourites may want to do next. */
export function NextStep() {
  const t = useTexts(FAVORITES_TEXTS);
  return (
    <section className={styles.empty} aria-labelledby="favorites-next">
      <h2 id="favorites-next">{t('next')}</h2>
      <p className={styles.nextText}>{t('nextText')}</p>
      <ActionLinks
        tone="line"
        main={{ to: '/compare', text: t('compare') }}
        other={{ to: '/contact', text: t('contact') }}
        className={styles.ways}
      />
    </section>
  );
}
