import { PageHead, useLanguage, useLocation, useTexts } from '@vitrine/platform';
import { EditableText } from '../content-pages/index.js';
import { PublicPage } from '../layout/index.js';
import { useContentPage } from '../shared/content/content-page.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { getPageNumber } from './page-number.js';
import { ArticleList } from './article-list.js';
import styles from './newsroom-page.module.css';
import { NEWSROOM_TEXTS } from './texts.js';

/** `/newsroom`: the text of its content page above the published articles. */
export default function NewsroomPage() {
  const t = useTexts(NEWSROOM_TEXTS);
  const { language } = useLanguage();
  const { data } = useContentPage('newsroom');
  const page = getPageNumber(new URLSearchParams(useLocation().search));
  const title = data?.title ?? t('title');
  const feed = `/newsroom/feed.xml?lang=${language}`;
  return (
    <PublicPage ground="ivory">
      <PageHead
        title={title}
        description={data?.metaDescription ?? t('description')}
        canonical="/newsroom"
        status={data === null ? 404 : 200}
        noIndex={data === null || page > 1}
      />
      <link rel="alternate" type="application/atom+xml" title={title} href={feed} />
      <Breadcrumbs last={{ name: title, path: '/newsroom' }} />
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <Eyebrow>{t('house')}</Eyebrow>
            <h1 className={styles.title}>{title}</h1>
          </div>
          <div className={styles.introduction}>
            <EditableText type="newsroom" />
          </div>
        </header>
        {/* The newsroom is hidden while its content page is not published. */}
        {data !== null && <ArticleList page={page} />}
        {data && (
          <a className={styles.feed} href={feed}>
            {t('feed')}
          </a>
        )}
      </div>
    </PublicPage>
  );
}
