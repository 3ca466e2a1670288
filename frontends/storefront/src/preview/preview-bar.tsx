import { useEnvironment, useTexts } from '@vitrine/platform';
import styles from './preview-bar.module.css';
import { PREVIEW_TEXTS } from './texts.js';

/** A note on every page of a preview that this is not the published site. */
export function PreviewBar() {
  const { preview } = useEnvironment();
  const t = useTexts(PREVIEW_TEXTS);
  return preview && <aside className={styles.bar}>{t('bar')}</aside>;
}
