import { PageHead, useParams, useTexts } from '@vitrine/platform';
import { useEffect } from 'react';
import { PublicPage } from '../layout/index.js';
import { getMainPicture } from '../shared/catalogue/catalogue.js';
import { useProduct } from '../shared/catalogue/queries.js';
import { recentProduct } from '../shared/catalogue/recent-product.js';
import { ButtonLink } from '../shared/controls/button-link.js';
import { Failure } from '../shared/controls/states/failure.js';
import { Message } from '../shared/controls/states/message.js';
import detail from '../shared/detail/detail.module.css';
import { Breadcrumbs } from '../shared/head/breadcrumbs.js';
import { ProductDetail } from './product-detail.js';
import { ProductJsonLd } from './product-json-ld.js';
import { ProductSkeleton } from './product-skeleton.js';
import { PRODUCT_TEXTS } from './texts.js';

/** A product under either of its two addresses; the canonical one is `/product/{id}`. */
export default function ProductPage() {
  const t = useTexts(PRODUCT_TEXTS);
  const { productId = '' } = useParams();
  const { data: product, isPending, isFetching, refetch } = useProduct(productId);
  const foundId = product?.id;

  useEffect(() => {
    if (foundId) recentProduct.set(foundId);
  }, [foundId]);

  if (product) {
    return (
      <PublicPage ground="ivory">
        <PageHead
          title={product.name}
          description={product.subtitle ?? product.description}
          canonical={`/product/${product.id}`}
          image={getMainPicture(product)}
        />
        <ProductJsonLd product={product} />
        <Breadcrumbs last={{ name: product.name, path: `/product/${product.id}` }} />
        <ProductDetail key={product.id} product={product} />
      </PublicPage>
    );
  }
  if (product === null) {
    return (
      <PublicPage ground="ivory">
        <PageHead title={t('notFound.title')} status={404} />
        <Message title={t('notFound.title')} text={t('notFound.text')}>
          <ButtonLink tone="green" to="/products">
            {t('back')}
          </ButtonLink>
        </Message>
      </PublicPage>
    );
  }
  return (
    <PublicPage ground="ivory">
      <PageHead canonical={`/product/${productId}`} />
      {isPending ? (
        <ProductSkeleton />
      ) : (
        <div className={detail.waiting}>
          <Failure message={t('failed')} onRetry={() => void refetch()} retrying={isFetching} />
        </div>
      )}
    </PublicPage>
  );
}
