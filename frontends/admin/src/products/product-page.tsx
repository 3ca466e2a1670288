import { ApiFailure, useMatch, useParams, useSearchParams } from '@vitrine/platform';
import { ButtonLink, Skeleton } from '@vitrine/ui';
import { EmptyList, ListFailure } from '../shared/list/index.js';
import { LoadingText, Screen } from '../shared/layout/screen.js';
import { useProduct } from './calls/get-product.js';
import { ProductForm } from './product-form.js';

/** The page that creates a product, or changes the one in the address. */
export default function ProductPage() {
  const { productId } = useParams();
  const isNew = useMatch('/admin/add-product') !== null;
  const [params] = useSearchParams();
  const copied = params.get('copy');
  if (isNew && copied !== null) return <EditedProduct key={copied} id={copied} asCopy />;
  if (isNew) return <ProductForm product={null} />;
  return productId ? <EditedProduct key={productId} id={productId} /> : <Missing title="Product ID not found" />;
}

function EditedProduct({ id, asCopy = false }: { id: string; asCopy?: boolean }) {
  const query = useProduct(id);
  const { data: product, error } = query;
  if (product) return asCopy ? <ProductForm product={null} copied={product} /> : <ProductForm product={product} />;
  if (error instanceof ApiFailure && error.status === 404) return <Missing title="Product not found" />;
  return (
    <Screen>
      <ListFailure query={query} text="Error loading product." />
      {!error && (
        <div>
          <LoadingText>Loading product...</LoadingText>
          <Skeleton variant="rectangular" height={320} />
        </div>
      )}
    </Screen>
  );
}

function Missing({ title }: { title: string }) {
  return (
    <Screen>
      <EmptyList title={title} hint="It may have been deleted meanwhile.">
        <ButtonLink kind="quiet" to="/admin/products">
          All products
        </ButtonLink>
      </EmptyList>
    </Screen>
  );
}
