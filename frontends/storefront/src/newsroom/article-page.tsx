import { Link, PageHead, useFormat, useParams, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { RichText } from '../shared/content/rich-text.js';
import { ActionLinks } from '../shared/controls/action-links.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import pageLayout from '../shared/page-layout/page.module.css';
import { Picture } from '../shared/picture/picture.js';
import { type Article, articleAddress, useArticle } from './article.js';
import { ArticleJsonLd } from './article-json-ld.js';
import styles from './article-page.module.css';
import { NextArticles } from './next-articles.js';
import { NEWSROOM_TEXTS } from './texts.js';

/** `/newsroom/{slug}`: an article, or the states not found, loading and failed. */
export default function ArticlePage() {
  const t = useTexts(NEWSROOM_TEXTS);
  const { slug = '' } = useParams();
  const { data: article, isPending, isFetching, refetch } = useArticle(slug);
  return (
    <PublicPage ground="ivory">
      {article && <ArticleText article={article} />}
      {article === null && (
        <>
          <PageHead title={t('notFound.title')} status={404} />
          <div className={styles.missing}>
            <Eyebrow>{t('house')}</Eyebrow>
            <h1 className={styles.title}>{t('notFound.title')}</h1>
            <p className={styles.summary}>{t('notFound.text')}</p>
            <ActionLinks main={{ to: '/newsroom', text: t('back') }} />
            <NextArticles />
          </div>
        </>
      )}
      {article === undefined && (
        <div className={pageLayout.page}>
          <PageHead />
          {isPending ? (
            <Skeleton bones={['line', 'title', 'line', 'picture']} />
          ) : (
            <Failure message={t('articleFailed')} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </div>
      )}
    </PublicPage>
  );
}

function ArticleText({ article }: { article: Article }) {
  const t = useTexts(NEWSROOM_TEXTS);
  const format = useFormat();
  const { title, summary, content, image, pictures, publishedAt } = article;
  const path = articleAddress(article);
  return (
    <>
      <PageHead title={title} description={summary} canonical={path} image={image} type="article" />
      <meta property="article:published_time" content={publishedAt} />
      <Breadcrumbs last={{ name: title, path }} />
      <ArticleJsonLd article={article} />
      <article className={styles.page}>
        <header className={styles.head}>
          <Link to="/newsroom" className={styles.back}>
            {t('back')}
          </Link>
          <time className={styles.date} dateTime={publishedAt}>
            {format.date(publishedAt)}
          </time>
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
        </header>
        {image !== null && (
          <div className={styles.picture}>
            <Picture path={image} pictures={pictures} alt="" first sizes="(max-width: 60rem) 100vw, 84rem" />
          </div>
        )}
        <div className={styles.text}>
          <RichText html={content} />
          <div className={styles.end}>
            <ButtonLink tone="line" to="/products">
              {t('products')}
            </ButtonLink>
          </div>
        </div>
        <NextArticles slug={article.slug} />
      </article>
    </>
  );
}
