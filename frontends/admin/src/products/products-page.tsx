import { ButtonLink } from '@vitrine/ui';
import { Screen } from '../shared/layout/screen.js';
import { useMayOn } from '../shared/permissions/index.js';
import { ProductTable } from './table/product-table.js';

/** All products on a screen of their own; the dashboard shows the same table below the hero. */
export default function ProductsPage() {
  const mayWrite = useMayOn('products')('write');
  return (
    <Screen>
      <ProductTable add={mayWrite && <ButtonLink to="/admin/add-product">Add Product</ButtonLink>} />
    </Screen>
  );
}
