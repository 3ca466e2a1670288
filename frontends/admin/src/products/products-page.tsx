import { ButtonLink } from '@vitrine/ui';
import { Screen } from '../shared/layout/screen.js';
import { useMay } from '../shared/permissions/index.js';
import { ProductTable } from './table/product-table.js';

/** Every product in a screen of its own; the dashboard shows the same table below the hero. */
export default function ProductsPage() {
  const may = useMay();
  return (
    <Screen>
      <ProductTable add={may('catalogue:write') && <ButtonLink to="/admin/add-product">Add Product</ButtonLink>} />
    </Screen>
  );
}
