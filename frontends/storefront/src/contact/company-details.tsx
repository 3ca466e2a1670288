import { Link, useSettings, useTexts } from '@vitrine/platform';
import { useContentPage } from '../shared/content/content-page.js';
import { ContactEntry } from '../shared/company/contact-entry.js';
import { Email } from '../shared/company/email.js';
import { Telephone } from '../shared/company/telephone.js';
import { RichText } from '../shared/content/rich-text.js';
import { AsidePicture } from '../shared/page-layout/aside-picture.js';
import { WITH_JEWELS } from '../shared/picture/scenes/scenes.js';
import { SocialLinks } from '../shared/social/social-links.js';
import styles from './company-details.module.css';
import { CONTACT_TEXTS } from './texts.js';

/** Contact details of the company, in the text of staff where there is one, and links to its other sites. */
export function CompanyDetails() {
  const t = useTexts(CONTACT_TEXTS);
  const { data, isPending } = useContentPage('contact');
  const { telephone, address } = useSettings().contact;
  return (
    <aside className={styles.details} aria-label={t('details')}>
      {data ? (
        <div className={styles.written}>
          <RichText html={data.content} />
        </div>
      ) : (
        <dl hidden={isPending}>
          <ContactEntry name={t('fields.email')}>
            <Email />
          </ContactEntry>
          {telephone !== null && (
            <ContactEntry name={t('phone')}>
              <Telephone />
            </ContactEntry>
          )}
          {address !== '' && (
            <ContactEntry name={t('location')} className={styles.address}>
              {address}
            </ContactEntry>
          )}
        </dl>
      )}
      <nav className={styles.ways} aria-labelledby="contact-ways">
        <h2 id="contact-ways">{t('ways.title')}</h2>
        <Link to="/demonstration">{t('ways.demonstration')}</Link>
        <Link to="/contact?subject=callback">{t('ways.callback')}</Link>
      </nav>
      <SocialLinks className={styles.social} />
      <AsidePicture scenes={WITH_JEWELS} />
    </aside>
  );
}
