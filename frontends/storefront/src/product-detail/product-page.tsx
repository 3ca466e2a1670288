import { useParams } from '@vitrine/platform';
import { useEffect } from 'react';
import { PublicPage } from '../layout/index.js';
import { getMainPicture } from '../shared/catalogue/catalogue.js';
import { useProduct } from '../shared/catalogue/queries.js';
import { recentProduct } from '../shared/catalogue/recent-product.js';
import { DetailPage } from '../shared/detail/detail-page.js';
import { ProductDetail } from './product-detail.js';
import { ProductJsonLd } from './product-json-ld.js';
import { ProductSkeleton } from './product-skeleton.js';
import { PRODUCT_TEXTS } from './texts.js';

/** A product under either of its two addresses; the canonical one is `/product/{id}`. */
export default function ProductPage() {
  const { productId = '' } = useParams();
  const read = useProduct(productId);
  const foundId = read.data?.id;

  useEffect(() => {
    if (foundId) recentProduct.set(foundId);
  }, [foundId]);

  return (
    <PublicPage ground="ivory">
      <DetailPage
        read={read}
        path={`/product/${foundId ?? productId}`}
        listPath="/products"
        texts={PRODUCT_TEXTS}
        pictureOf={getMainPicture}
        skeleton={<ProductSkeleton />}
      >
        {(product) => (
          <>
            <ProductJsonLd product={product} />
            <ProductDetail key={product.id} product={product} />
          </>
        )}
      </DetailPage>
    </PublicPage>
  );
}
