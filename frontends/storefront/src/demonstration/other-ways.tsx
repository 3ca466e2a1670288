import { Link, useSettings, useTexts } from '@vitrine/platform';
import { Telephone } from '../shared/company/telephone.js';
import { AsidePicture } from '../shared/page-layout/aside-picture.js';
import { IN_BOUTIQUE } from '../shared/picture/scenes/scenes.js';
import styles from './demonstration-page.module.css';
import { DEMONSTRATION_TEXTS } from './texts.js';

/** What a demonstration is like, and how else to reach somebody. */
export function OtherWays() {
  const t = useTexts(DEMONSTRATION_TEXTS);
  const { email, telephone } = useSettings().contact;
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
          <div>
            <dt>{t('aside.telephone')}</dt>
            <dd>
              <Telephone />
            </dd>
          </div>
        )}
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
      <AsidePicture scenes={IN_BOUTIQUE} />
    </aside>
  );
}
