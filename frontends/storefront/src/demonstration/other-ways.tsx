import { Link, useTexts } from '@vitrine/platform';
import { telephoneLink } from '../shared/company.js';
import { useContactWays } from '../shared/content/contact-ways.js';
import { Picture } from '../shared/picture/picture.js';
import { IN_BOUTIQUE } from '../shared/picture/scenes/scenes.js';
import styles from './demonstration-page.module.css';
import { DEMONSTRATION_TEXTS } from './texts.js';

/** What a demonstration is like, and how else to reach somebody. */
export function OtherWays() {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const { email, phone } = useContactWays();
  return (
    <aside className={styles.aside} aria-label={t('aside.label')}>
      <h2>{t('aside.title')}</h2>
      <ul>
        {(['duration', 'device', 'questions'] as const).map((point) => (
          <li key={point}>{t(`aside.${point}`)}</li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{t('aside.telephone')}</dt>
          <dd>
            <a href={telephoneLink(phone)}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('aside.callback')}</dt>
          <dd>
            <Link to="/contact?subject=callback">{t('aside.callbackLink')}</Link>
          </dd>
        </div>
        <div>
          <dt>{t('fields.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
      <div className={styles.picture}>
        <Picture
          path={IN_BOUTIQUE.path}
          pictures={IN_BOUTIQUE.pictures}
          alt=""
          sizes="(max-width: 60rem) 100vw, 60vw"
        />
      </div>
    </aside>
  );
}
