import { PageHead, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { useProducts } from '../shared/catalogue/queries.js';
import common from '../shared/common.module.css';
import { ActionLinks } from '../shared/controls/action-links.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Message } from '../shared/controls/states/message.js';
import { Skeleton } from '../shared/controls/states/skeleton.js';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import pageLayout from '../shared/page-layout/page.module.css';
import { PageHeading } from '../shared/page-layout/page-heading.js';
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
          <ActionLinks main={{ to: '/contact', text: t('contact') }} other={{ to: '/products', text: t('products') }} />
        </Message>
      ) : (
        <div className={pageLayout.page}>
          <div className={styles.heading}>
            <PageHeading eyebrow={t('eyebrow')} title={title}>
              <p className={styles.lead}>{t('text')}</p>
            </PageHeading>
          </div>
          <div className={styles.content}>
            {products && (
              <>
                <CompareTable products={products} />
                <div className={common.actions}>
                  <ButtonLink tone="line" to="/products">
                    {t('products')}
                  </ButtonLink>
                </div>
              </>
            )}
            {isPending && <Skeleton bones={['field', 'field', 'field']} />}
            {!products && !isPending && (
              <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
            )}
          </div>
        </div>
      )}
    </PublicPage>
  );
}
