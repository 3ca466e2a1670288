import { PageHead, useSearchParams, useTexts } from '@vitrine/platform';
import { PublicPage } from '../layout/index.js';
import { countByEdition, toEditionFilter, EDITION_PARAMETER, filterByEdition } from '../shared/catalogue/editions.js';
import { EnhancedServiceHint } from '../shared/catalogue/enhanced-service-hint.js';
import { useHero } from '../shared/catalogue/hero.js';
import { useProducts } from '../shared/catalogue/queries.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Eyebrow } from '../shared/controls/eyebrow.js';
import { Failure } from '../shared/controls/states/failure.js';
import { CardSkeleton } from '../shared/controls/states/skeleton.js';
import { Backdrop } from '../shared/film/backdrop.js';
import banner from '../shared/page-layout/banner.module.css';
import { usePageTitle } from '../shared/pages/use-page-title.js';
import { EditionTabs } from './edition-tabs.js';
import { NoOrderNotice } from './no-order-notice.js';
import { ProductCard } from './product-card.js';
import styles from './products-page.module.css';
import { PRODUCTS_TEXTS } from './texts.js';

/** The product list with its edition tabs; the chosen tab is part of the address (public spec §2, Product list). */
export default function ProductsPage() {
  const t = useTexts(PRODUCTS_TEXTS);
  const title = usePageTitle();
  const [parameters] = useSearchParams();
  const filter = toEditionFilter(parameters.get(EDITION_PARAMETER));
  const hero = useHero();
  const products = useProducts();
  const shown = filterByEdition(products.data ?? [], filter);
  return (
    <PublicPage ground="green">
      <PageHead title={title} description={t('head.description')} canonical="/products" />
      <section className={styles.hero} aria-labelledby="products-title">
        <Backdrop image={null} pictures={hero?.pictures} video={hero?.video ?? null} patient first veiled />
        <div className={banner.copy}>
          <Eyebrow onGreen>{t('eyebrow')}</Eyebrow>
          <h1 id="products-title" className={styles.title}>
            {t('title')}
          </h1>
          <p className={styles.text}>{t('text')}</p>
          <p className={styles.configure}>
            <ButtonLink tone="gold" to="/configure">
              {t('configure')}
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className={styles.list} aria-label={t('shown')}>
        <NoOrderNotice />
        <EditionTabs filter={filter} counts={products.data ? countByEdition(products.data) : undefined} />
        <div role="tabpanel" id="edition-panel" aria-labelledby={`edition-${filter}`} tabIndex={-1}>
          {products.data && shown.length > 0 && (
            <ul className={styles.cards}>
              {shown.map((product) => (
                <ProductCard key={product.id} product={product} />
              ))}
            </ul>
          )}
          <EnhancedServiceHint products={shown} className={styles.hint} />
          {products.data && shown.length === 0 && (
            <div className={styles.none}>
              <p>{t('none')}</p>
              <ButtonLink tone="line" to="/products">
                {t('showAll')}
              </ButtonLink>
            </div>
          )}
          {products.isPending && <CardSkeleton className={styles.cards} />}
          {products.isError && !products.data && (
            <div className={styles.none}>
              <Failure message={t('failed')} onRetry={() => void products.refetch()} retrying={products.isFetching} />
            </div>
          )}
        </div>
      </section>
    </PublicPage>
  );
}
