import { Link, usePriceNote, useTexts } from '@vitrine/platform';
import { capitalised, editions, productListPath } from '../shared/catalogue/editions.js';
import styles from './footer.module.css';
import { footerTexts } from './texts.js';

/** The end of every page: the house's claim and the ways on. */
export function Footer() {
  const t = useTexts(footerTexts);
  const priceNote = usePriceNote();
  return (
    <footer className={styles['footer']}>
      <div className={styles['top']}>
        <div>
          <Link className={styles['wordmark']} to="/">
            Vitrine
          </Link>
          <p className={styles['claim']}>{t('claim')}</p>
        </div>
        <nav aria-labelledby="footer-discover">
          <h2 id="footer-discover" className={styles['heading']}>
            {t('discover')}
          </h2>
          <ul className={styles['links']}>
            <li>
              <Link to={productListPath()}>{t('collection')}</Link>
            </li>
            {editions.map((edition) => (
              <li key={edition}>
                <Link to={productListPath(edition)}>{t('editionNamed', { name: capitalised(edition) })}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles['note']}>
        {t('note', { note: priceNote })}
        <span>{t('rights')}</span>
      </p>
    </footer>
  );
}
