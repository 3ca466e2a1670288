import { Link, useConsent, useLocation, usePriceNote, useTexts } from '@vitrine/platform';
import { HouseMark } from '../shared/company/house-mark.js';
import { Telephone } from '../shared/company/telephone.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { MenuLinks } from '../shared/pages/menu-links.js';
import { SocialLinks } from '../shared/social/social-links.js';
import { FooterGroup } from './footer-group.js';
import { FooterSettings } from './footer-settings.js';
import styles from './footer.module.css';
import { GROUPS } from './groups.js';
import { FOOTER_TEXTS } from './texts.js';

/** Pages that show or request editions already, so they have no banner that leads to the editions. */
const WITHOUT_BANNER = /^\/(?:products|order|buy)(?:\/|$)/;

/** The end of every page: the company's claim, links, and the visitor's settings (public spec §2, Footer). */
export function Footer() {
  const t = useTexts(FOOTER_TEXTS);
  const priceNote = usePriceNote();
  const { reopen } = useConsent();
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      {!WITHOUT_BANNER.test(pathname) && (
        <div className={styles.banner}>
          <p>{t('banner')}</p>
          <ButtonLink tone="outline" to="/products">
            {t('editions')}
          </ButtonLink>
        </div>
      )}
      <div className={styles.frame}>
        <div className={styles.top}>
          <div>
            <Link className={styles.wordmark} to="/">
              <HouseMark />
            </Link>
            <p className={styles.claim}>{t('claim')}</p>
            <p className={styles.telephone}>
              <Telephone />
            </p>
            <SocialLinks className={`${styles.links} ${styles.social}`} />
          </div>
          {GROUPS.map((name) => (
            <FooterGroup key={name} name={name}>
              <MenuLinks menu={name} texts={FOOTER_TEXTS} />
              {name === 'legal' && (
                <li>
                  <button type="button" onClick={reopen}>
                    {t('cookieSettings')}
                  </button>
                </li>
              )}
            </FooterGroup>
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
