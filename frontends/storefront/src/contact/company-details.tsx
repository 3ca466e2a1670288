import { Link, useTexts } from '@vitrine/platform';
import { useContentPage } from '../shared/content/content-page.js';
import { COMPANY, telephoneLink } from '../shared/company.js';
import { RichText } from '../shared/content/rich-text.js';
import { SocialLinks } from '../shared/social/social-links.js';
import styles from './company-details.module.css';
import { CONTACT_TEXTS } from './texts.js';

/** How the company is reached, in staff's words where there are some, and where else it is found. */
export function CompanyDetails() {
  const t = useTexts(CONTACT_TEXTS);
  const { data, isPending } = useContentPage('contact');
  return (
    <aside className={styles.details} aria-label={t('details')}>
      {data ? (
        <div className={styles.written}>
          <RichText html={data.content} />
        </div>
      ) : (
        <dl hidden={isPending}>
          <div>
            <dt>{t('fields.email')}</dt>
            <dd>
              <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
            </dd>
          </div>
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a href={telephoneLink(COMPANY.phone)}>{COMPANY.phone}</a>
            </dd>
          </div>
          <div>
            <dt>{t('location')}</dt>
            <dd>{t('place')}</dd>
          </div>
        </dl>
      )}
      <nav className={styles.ways} aria-labelledby="contact-ways">
        <h2 id="contact-ways">{t('ways.title')}</h2>
        <Link to="/demonstration">{t('ways.demonstration')}</Link>
        <Link to="/contact?subject=callback">{t('ways.callback')}</Link>
      </nav>
      <SocialLinks className={styles.social} />
    </aside>
  );
}
