import { PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { useProducts } from '../shared/catalogue/queries.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Message } from '../shared/controls/states/message.js';
import { Bone, Skeleton } from '../shared/controls/states/skeleton.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table.js';
import { COMPARE_TEXTS } from './texts.js';

/** `/compare`: the products side by side (public spec §2, Compare). */
export default function ComparePage() {
  const t = useTexts(COMPARE_TEXTS);
  const title = usePageTitle();
  const { data: products, isPending, isFetching, refetch } = useProducts();
  return (
    <PublicPage ground="ivory">
      <PageHead title={title} description={t('description')} canonical="/compare" />
      <Breadcrumbs />
      {products?.length === 0 ? (
        <Message eyebrow={title} title={t('none')} text={t('noneText')}>
          <ButtonLink tone="green" to="/contact">
            {t('contact')}
          </ButtonLink>
          <ButtonLink tone="line" to="/products">
            {t('products')}
          </ButtonLink>
        </Message>
      ) : (
        <div className={styles.page}>
          <header className={styles.head}>
            <div>
              <Eyebrow>{t('eyebrow')}</Eyebrow>
              <h1 className={styles.title}>{title}</h1>
            </div>
            <div className={styles.lead}>
              <p>{t('text')}</p>
              <ButtonLink tone="line" to="/products">
                {t('products')}
              </ButtonLink>
            </div>
          </header>
          {products && <CompareTable products={products} />}
          {isPending && (
            <Skeleton>
              <Bone as="field" />
              <Bone as="field" />
              <Bone as="field" />
            </Skeleton>
          )}
          {!products && !isPending && (
            <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
          )}
        </div>
      )}
    </PublicPage>
  );
}
