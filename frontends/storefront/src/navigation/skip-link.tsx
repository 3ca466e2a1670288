import { useTexts } from '@vitrine/platform';
import styles from './skip-link.module.css';
import { NAVIGATION_TEXTS } from './texts.js';

/** The first element in the tab order: skips the bar and leads to the page's content. */
export function SkipLink({ contentId }: { contentId: string }) {
  const t = useTexts(NAVIGATION_TEXTS);
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {t('skip')}
    </a>
  );
}
