import { Link, PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { ScenePicture } from '../shared/picture/scenes/scene-picture.js';
import { AT_COUNTER_UPRIGHT } from '../shared/picture/scenes/scenes.js';
import split from '../shared/page-layout/split.module.css';
import styles from './not-found-page.module.css';
import { NotFoundSearch } from './not-found-search.js';
import { NOT_FOUND_TEXTS } from './texts.js';

const WAYS = [
  { key: 'products', to: '/products' },
  { key: 'compare', to: '/compare' },
  { key: 'stores', to: '/store-locator' },
  { key: 'contact', to: '/contact' },
] as const;

/** Shown for any address that is no page: a search, and the most wanted links. */
export default function NotFoundPage() {
  const t = useTexts(NOT_FOUND_TEXTS);
  return (
    <PublicPage ground="ivory">
      <PageHead title={t('title')} status={404} />
      <div className={split.page}>
        <div className={styles.words}>
          <Eyebrow>{t('eyebrow')}</Eyebrow>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('text')}</p>
          <nav className={styles.ways} aria-label={t('ways')}>
            <ul>
              {WAYS.map(({ key, to }) => (
                <li key={key}>
                  <Link to={to}>
                    <span className={styles.name}>{t(`${key}.name`)}</span>
                    <span className={styles.hint}>{t(`${key}.text`)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <NotFoundSearch />
        </div>
        <ScenePicture
          scenes={AT_COUNTER_UPRIGHT}
          className={styles.picture}
          sizes="(max-width: 60rem) 100vw, max(42vw, 80vh)"
          first
        />
      </div>
    </PublicPage>
  );
}
