import { useTexts } from '@vitrine/platform';
import styles from './skip-link.module.css';
import { navigationTexts } from './texts.js';

/** The first thing the Tab key finds: past the bar, to the page's content. */
export function SkipLink({ contentId }: { contentId: string }) {
  const t = useTexts(navigationTexts);
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {t('skip')}
    </a>
  );
}
