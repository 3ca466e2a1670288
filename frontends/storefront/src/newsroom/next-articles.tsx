import { Link, useFormat, useTexts } from '@vitrine/platform';
import { Picture } from '../shared/picture/picture.js';
import { articleAddress, useArticles } from './article.js';
import { chooseNextArticles } from './choose-next-articles.js';
import styles from './next-articles.module.css';
import { NEWSROOM_TEXTS } from './texts.js';

/** Articles after one, or the latest ones; nothing where there is no other, or while the list is not loaded. */
export function NextArticles({ slug }: { slug?: string }) {
  const t = useTexts(NEWSROOM_TEXTS);
  const format = useFormat();
  const { data } = useArticles();
  const { articles, title } = chooseNextArticles(data ?? [], slug);
  if (articles.length === 0) return null;
  return (
    <nav className={styles.onward} aria-labelledby="onward-title">
      <h2 id="onward-title">{t(title)}</h2>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            {article.image !== null && (
              <div className={styles.picture}>
                <Picture
                  path={article.image}
                  pictures={article.pictures}
                  alt=""
                  sizes="(max-width: 40rem) 88vw, (max-width: 60rem) 44vw, 38vw"
                />
              </div>
            )}
            <time className={styles.date} dateTime={article.publishedAt}>
              {format.date(article.publishedAt)}
            </time>
            <h3 className={styles.name}>
              <Link to={articleAddress(article)}>{article.title}</Link>
            </h3>
            {/* for the eye only: the title is the link to the article */}
            <p className={styles.more} aria-hidden="true">
              {t('read')}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
