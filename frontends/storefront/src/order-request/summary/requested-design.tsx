import { Link, useLanguage, useStored, useTexts } from '@vitrine/platform';
import { patternName, typefaceName } from '@vitrine/schemas';
import { storedDesign } from '../../shared/app-preview/stored-design.js';
import { ORDER_TEXTS } from '../texts.js';
import styles from './requested-design.module.css';

/** The design from the live preview that is sent with the request; it can be changed there, or removed. */
export function RequestedDesign() {
  const t = useTexts(ORDER_TEXTS);
  const { language } = useLanguage();
  const [design] = useStored(storedDesign);
  if (!design) return null;
  const { house, primary, accent, pattern, typeface } = design;
  return (
    <section className={styles.design} aria-labelledby="requested-design">
      <h3 id="requested-design" className={styles.title}>
        {t('design.title')}
      </h3>
      <div className={styles.swatch} style={{ background: primary, borderColor: accent }} aria-hidden="true" />
      <p className={styles.facts}>
        <strong>{house}</strong>
        {patternName(pattern, language)}, {typefaceName(typeface, language)}
        <span>
          {primary.toUpperCase()} · {accent.toUpperCase()}
        </span>
      </p>
      <p className={styles.ways}>
        <Link to="/configure">{t('design.change')}</Link>
        <button type="button" onClick={() => storedDesign.clear()}>
          {t('design.remove')}
        </button>
      </p>
    </section>
  );
}
