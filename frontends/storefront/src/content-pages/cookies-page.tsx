import { PageHead, useConsent, useTexts } from '@vitrine/platform';
import { ConsentChoice } from '../consent/index.js';
import { PublicPage } from '../layout/index.js';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { COOKIE_TEXTS } from './cookie-texts.js';
import styles from './cookies-page.module.css';
import { TextPage } from './text-page.js';

const KINDS = ['essential', 'analytics', 'preference'] as const;
const STORED = [
  'language',
  'favorites',
  'recent',
  'draft',
  'selection',
  'accessibility',
  'location',
  'consent',
] as const;

/** `/cookies`: what cookies are, what they are used for here, and how to decide about them (public spec §2, Content pages). */
export default function CookiesPage() {
  const t = useTexts(COOKIE_TEXTS);
  const title = usePageTitle();
  const { status } = useConsent();
  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/cookies" />
      <TextPage eyebrow={t('eyebrow')} title={title}>
        <div className={styles.text}>
          <h2>{t('what.title')}</h2>
          <p>{t('what.text')}</p>
          <h2>{t('how.title')}</h2>
          <dl>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{t(`how.${kind}.name`)}</dt>
                <dd>{t(`how.${kind}.text`)}</dd>
              </div>
            ))}
          </dl>
          <h2>{t('kept.title')}</h2>
          <p>{t('kept.text')}</p>
          <ul>
            {STORED.map((entry) => (
              <li key={entry}>{t(`kept.${entry}`)}</li>
            ))}
          </ul>
          <h2>{t('manage.title')}</h2>
          <p>{t('manage.text')}</p>
          <p role="status" className={styles.decision}>
            {status !== 'unknown' && t(`manage.${status}`)}
          </p>
          <ConsentChoice />
        </div>
      </TextPage>
    </PublicPage>
  );
}
