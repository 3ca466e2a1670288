import { ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import {
  cells,
  type Column,
  DataTable,
  DeleteButton,
  EmptyList,
  ListFailure,
  RowLink,
} from '../../shared/list/index.js';
import { LoadingText } from '../../shared/layout/screen.js';
import { useProducts } from '../calls/list-products.js';
import { editPath, getPictures, type Product } from '../product.js';
import { DeleteProductDialog } from './delete-product-dialog.js';
import styles from './product-table.module.css';
import { TablePicture } from './table-picture.js';

const columnsFor = (onDelete: (product: Product) => void): Column<Product>[] => [
  {
    title: 'Image',
    className: styles.image,
    cell: (product) => <TablePicture path={getPictures(product)[0]} />,
  },
  {
    title: 'Name',
    className: styles.name,
    cell: ({ name, subtitle }) => (
      <>
        {name}
        {subtitle && <small>{subtitle}</small>}
      </>
    ),
  },
  {
    title: 'Description',
    className: styles.description,
    cell: ({ description }) => <span title={description}>{description}</span>,
  },
  {
    title: 'Actions',
    className: `${cells.actions} ${styles.actions}`,
    cell: (product) => (
      <>
        <RowLink to={editPath(product.id)} of={product.name}>
          Edit
        </RowLink>
        <DeleteButton label={`Delete ${product.name}`} onClick={() => onDelete(product)} />
      </>
    ),
  },
];

/** Every product, to be edited or deleted (back-office spec §2, Dashboard). */
export function ProductTable() {
  const { data, error, isFetching, refetch } = useProducts();
  const [deleting, setDeleting] = useState<Product | null>(null);
  const columns = columnsFor(setDeleting);
  return (
    <div className={styles.products}>
      <ListFailure error={error} text="Error loading products." busy={isFetching} onRetry={() => void refetch()} />
      {!data && !error && <LoadingText>Loading products...</LoadingText>}
      {data?.length === 0 ? (
        <EmptyList title="No products yet" hint="Visitors see the collection once there is one.">
          <ButtonLink to="/admin/add-product">Add Product</ButtonLink>
        </EmptyList>
      ) : (
        (data ?? !error) && (
          <DataTable
            caption="Products"
            columns={columns}
            rows={data}
            rowKey={({ id }) => id}
            className={styles.table}
          />
        )
      )}
      {deleting && <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}
