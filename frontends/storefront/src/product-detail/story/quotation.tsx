import { Link, useLanguage, useTexts } from '@vitrine/platform';
import type { Product } from '../../shared/catalogue/catalogue.js';
import { useInterviews } from '../../shared/catalogue/queries.js';
import { Picture } from '../../shared/picture/picture.js';
import styles from './quotation.module.css';
import { STORY_TEXTS } from './texts.js';

/** The words of a client from one of the published interviews, another one for each edition; nothing where there is none. */
export function Quotation({ product }: { product: Pick<Product, 'displayOrder'> }) {
  const t = useTexts(STORY_TEXTS);
  const { language } = useLanguage();
  const { data: interviews = [] } = useInterviews();
  const interview = interviews[Math.abs(product.displayOrder) % interviews.length];
  if (!interview) return null;
  const { title, clientName, clientTitle, clientCompany, thumbnail, pictures } = interview;
  const [open, close] = language === 'de' ? ['„', '“'] : ['“', '”'];
  return (
    <section className={styles.section} aria-label={t('quotation.label')}>
      {thumbnail && (
        <div className={styles.picture}>
          <Picture path={thumbnail} pictures={pictures} alt="" sizes="(max-width: 60rem) 100vw, 40vw" />
        </div>
      )}
      <figure className={styles.figure}>
        <blockquote className={styles.words}>
          {open}
          {title}
          {close}
        </blockquote>
        <figcaption className={styles.client}>
          {clientName}
          <span>{[clientTitle, clientCompany].filter(Boolean).join(', ')}</span>
        </figcaption>
        <Link className={styles.more} to="/interviews">
          {t('quotation.more')}
        </Link>
      </figure>
    </section>
  );
}
