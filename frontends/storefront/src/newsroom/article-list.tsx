import { Link, useFormat, useTexts } from '@vitrine/platform';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Failure } from '../shared/controls/states/failure.js';
import { CardSkeleton } from '../shared/controls/states/skeleton.js';
import { Picture } from '../shared/picture/picture.js';
import { type Article, articleAddress, newsroomAddress, useArticles } from './article.js';
import styles from './article-list.module.css';
import { NEWSROOM_TEXTS } from './texts.js';

const ARTICLES_PER_PAGE = 12;

/** A page of articles, counted from 1; on the first page the newest article is large. */
export function ArticleList({ page }: { page: number }) {
  const t = useTexts(NEWSROOM_TEXTS);
  const { data, isPending, isFetching, refetch } = useArticles();
  if (!data) {
    return isPending ? (
      <CardSkeleton className={styles.articles} />
    ) : (
      <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const articles = data.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE);
  if (articles.length === 0) {
    return (
      <div className={styles.none}>
        <p>{t(page === 1 ? 'none' : 'beyond')}</p>
        {page > 1 && (
          <ButtonLink tone="line" to="/newsroom">
            {t('back')}
          </ButtonLink>
        )}
      </div>
    );
  }
  const pages = Math.ceil(data.length / ARTICLES_PER_PAGE);
  return (
    <section aria-label={t('articles')}>
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <ArticleEntry key={article.slug} article={article} first={index === 0} large={page === 1 && index === 0} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t('pages')}>
          {page > 1 && (
            <Link to={newsroomAddress(page - 1)} rel="prev">
              {t('newer')}
            </Link>
          )}
          <span>{t('page', { page, pages })}</span>
          {page < pages && (
            <Link to={newsroomAddress(page + 1)} rel="next">
              {t('older')}
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}

interface ArticleEntryProps {
  article: Article;
  /** The entry is in the first view. */
  first: boolean;
  large: boolean;
}

/** An article in the list; the whole entry is a link. */
function ArticleEntry({ article, first, large }: ArticleEntryProps) {
  const t = useTexts(NEWSROOM_TEXTS);
  const format = useFormat();
  const { title, summary, image, pictures, publishedAt } = article;
  return (
    <li className={styles.article} data-large={large || undefined} data-bare={image === null || undefined}>
      {image !== null && (
        <div className={styles.picture}>
          <Picture
            path={image}
            pictures={pictures}
            alt=""
            first={first}
            sizes={large ? '(max-width: 60rem) 88vw, 50vw' : '(max-width: 40rem) 88vw, (max-width: 60rem) 44vw, 42vw'}
          />
        </div>
      )}
      <div className={styles.words}>
        <time className={styles.date} dateTime={publishedAt}>
          {format.date(publishedAt)}
        </time>
        <h2 className={styles.title}>
          <Link to={articleAddress(article)}>{title}</Link>
        </h2>
        {summary && <p className={styles.summary}>{summary}</p>}
        {/* for the eye only: the title is the link to the article */}
        <p className={styles.more} aria-hidden="true">
          {t('read')}
        </p>
      </div>
    </li>
  );
}
