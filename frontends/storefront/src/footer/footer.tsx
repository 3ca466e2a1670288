import { Link, useConsent, usePriceNote, useTexts } from '@vitrine/platform';
import { COMPANY, telephoneLink } from '../shared/company.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { MenuLinks } from '../shared/pages/menu-links.js';
import { SocialLinks } from '../shared/social/social-links.js';
import { FooterSettings } from './footer-settings.js';
import styles from './footer.module.css';
import { GROUPS } from './groups.js';
import { FOOTER_TEXTS } from './texts.js';

/** The end of every page: the company's claim, the ways on, and what a visitor can set (public spec §2, Footer). */
export function Footer() {
  const t = useTexts(FOOTER_TEXTS);
  const priceNote = usePriceNote();
  const { reopen } = useConsent();
  return (
    <footer className={styles.footer}>
      <div className={styles.banner}>
        <p>{t('banner')}</p>
        <ButtonLink tone="outline" to="/products">
          {t('collection')}
        </ButtonLink>
      </div>
      <div className={styles.frame}>
        <div className={styles.top}>
          <div>
            <Link className={styles.wordmark} to="/">
              Vitrine
            </Link>
            <p className={styles.claim}>{t('claim')}</p>
            <p className={styles.telephone}>
              <a href={telephoneLink(COMPANY.phone)}>{COMPANY.phone}</a>
            </p>
            <SocialLinks className={`${styles.links} ${styles.social}`} />
          </div>
          {GROUPS.map((name) => (
            <nav key={name} aria-labelledby={`footer-${name}`}>
              <h2 id={`footer-${name}`} className={styles.heading}>
                {t(name)}
              </h2>
              <ul className={styles.links}>
                <MenuLinks menu={name} texts={FOOTER_TEXTS} />
                {name === 'legal' && (
                  <li>
                    <button type="button" onClick={reopen}>
                      {t('cookieSettings')}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <FooterSettings />
      <p className={styles.note}>
        {t('note', { note: priceNote })}
        <span>{t('rights')}</span>
      </p>
    </footer>
  );
}
