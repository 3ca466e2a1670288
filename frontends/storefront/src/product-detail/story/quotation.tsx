import { Link, useTexts } from '@vitrine/platform';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { useInterviews, useProducts } from '../../shared/catalogue/queries.js';
import { Picture } from '../../shared/picture/picture.js';
import { chooseInterview } from './choose-interview.js';
import styles from './quotation.module.css';
import { STORY_TEXTS } from './texts.js';

/** The quotation of a client who uses this product or one of its edition; nothing if no published interview has one. */
export function Quotation({ product }: { product: Product }) {
  const t = useTexts(STORY_TEXTS);
  const { data: interviews = [] } = useInterviews();
  const { data: products } = useProducts();
  const chosen = chooseInterview(product, interviews, products ?? []);
  if (!chosen) return null;
  const { interview, runs } = chosen;
  const { id, title, quote, clientName, clientTitle, clientCompany, thumbnail, pictures } = interview;
  return (
    <section className={styles.section} aria-label={t('quotation.label')}>
      {thumbnail && (
        <div className={styles.picture}>
          <Picture path={thumbnail} pictures={pictures} alt="" sizes="(max-width: 60rem) 100vw, 40vw" />
        </div>
      )}
      <figure className={styles.figure}>
        <blockquote className={styles.words}>{t('quotation.words', { words: quote })}</blockquote>
        <figcaption className={styles.client}>
          {clientName}
          <span>{[clientTitle, clientCompany].filter(Boolean).join(', ')}</span>
          <span>{t('quotation.runs', { name: runs })}</span>
        </figcaption>
        <Link className={styles.more} to={`/interviews/${id}`} aria-label={t('quotation.moreNamed', { title })}>
          {t('quotation.more')}
        </Link>
      </figure>
    </section>
  );
}
