import { Link, useSettings, useTexts } from '@vitrine/platform';
import { ContactEntry } from '../shared/company/contact-entry.js';
import { Email } from '../shared/company/email.js';
import { Telephone } from '../shared/company/telephone.js';
import { AsidePicture } from '../shared/page-layout/aside-picture.js';
import { AT_COUNTER_UPRIGHT } from '../shared/picture/scenes/scenes.js';
import styles from './demonstration-page.module.css';
import { DEMONSTRATION_TEXTS } from './texts.js';

/** What to expect of a demonstration, and other ways to reach the company. */
export function OtherWays() {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const { telephone } = useSettings().contact;
  return (
    <aside className={styles.aside} aria-label={t('aside.label')}>
      <h2>{t('aside.title')}</h2>
      <ul>
        {(['duration', 'device', 'questions'] as const).map((point) => (
          <li key={point}>{t(`aside.${point}`)}</li>
        ))}
      </ul>
      <dl>
        {telephone !== null && (
          <ContactEntry name={t('aside.telephone')}>
            <Telephone />
          </ContactEntry>
        )}
        <ContactEntry name={t('aside.callback')}>
          <Link to="/contact?subject=callback">{t('aside.callbackLink')}</Link>
        </ContactEntry>
        <ContactEntry name={t('fields.email')}>
          <Email />
        </ContactEntry>
      </dl>
      <AsidePicture scenes={AT_COUNTER_UPRIGHT} />
    </aside>
  );
}
