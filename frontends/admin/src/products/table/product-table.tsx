import { getPublicationState, PUBLICATION_STATES } from '@vitrine/schemas';
import { ButtonLink } from '@vitrine/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { toOptions } from '../../shared/form/to-options.js';
import { ImportTools } from '../../shared/importing/index.js';
import {
  ColumnChoiceButton,
  columnsKept,
  DataTable,
  EmptyList,
  type Filter,
  type ListShape,
  ListTools,
  PagedRows,
  useColumnChoice,
  useListAddress,
  useLocalList,
  useSelectablePage,
  CsvExport,
  withoutActions,
} from '../../shared/list/index.js';
import { useMayOn } from '../../shared/permissions/index.js';
import { PUBLICATION_STATE_OPTIONS } from '../../shared/publication/index.js';
import { useProducts } from '../calls/list-products.js';
import type { Product } from '../product.js';
import { BulkActions } from './bulk-actions.js';
import { columns, countMissing } from './columns.js';
import { DeleteProductDialog } from './delete-product-dialog.js';
import styles from './product-table.module.css';

const SHAPE = {
  sorts: ['order', '-order', '-name', 'name', '-price', 'price', '-english', 'english'],
  defaultSort: 'order',
  filters: { english: ['missing', 'complete'], state: PUBLICATION_STATES },
} as const satisfies ListShape<string, { english: readonly string[]; state: readonly string[] }>;

const listing = {
  text: ({ name, subtitle, description, translations: { en } }: Product) => [name, subtitle, description, en?.name],
  filters: {
    english: (product: Product, chosen: string) => countMissing(product) > 0 === (chosen === 'missing'),
    state: ({ published, publishedAt }: Product, chosen: string) =>
      getPublicationState(published, publishedAt) === chosen,
  },
  sorts: {
    order: ({ displayOrder }: Product) => displayOrder,
    name: ({ name }: Product) => name,
    price: ({ price }: Product) => price ?? 0,
    english: countMissing,
  },
};

const FILTERS: readonly Filter[] = [
  {
    name: 'english',
    label: 'Filter by English texts',
    all: 'English or not',
    options: toOptions({ missing: 'English missing', complete: 'English complete' }),
  },
  { name: 'state', label: 'Filter by state', all: 'All states', options: PUBLICATION_STATE_OPTIONS },
];

const kept = columnsKept('products');
const readColumns = withoutActions(columns);
const NONE: readonly Product[] = [];

/**
 * All products, with search, order, duplicating, editing and deletion (back-office spec §2, Dashboard).
 * @param props.add link to the form for a new one; absent where the page shows it elsewhere
 */
export function ProductTable({ add }: { add?: ReactNode }) {
  const query = useProducts();
  const mayWrite = useMayOn('products')('write');
  const address = useListAddress(SHAPE);
  const { state, href } = address;
  const list = useLocalList(query.data, state, listing);
  const { dataUpdatedAt } = query;
  const answer = useMemo(
    () =>
      list && {
        page: list.page,
        limit: state.limit,
        total: list.total,
        asOf: new Date(dataUpdatedAt).toISOString(),
      },
    [list, state.limit, dataUpdatedAt],
  );
  const rows = list?.rows ?? NONE;
  const choice = useColumnChoice(kept, mayWrite ? columns : readColumns);
  const narrowing = { search: state.search, filters: state.filters };
  const selection = useSelectablePage(answer, rows, narrowing, list?.found);
  const exported = useMemo(() => list?.found.map((product) => ({ product, onDelete: () => undefined })), [list]);
  const [deleting, setDeleting] = useState<Product | null>(null);

  if (query.data?.length === 0)
    return (
      <EmptyList title="No products yet" hint="Visitors see the collection once there is one.">
        {mayWrite && <ButtonLink to="/admin/add-product">Add Product</ButtonLink>}
        <ImportTools kind="products" />
      </EmptyList>
    );
  return (
    <div className={styles.products}>
      <ListTools
        label="Search products"
        placeholder="Search name, subtitle or description"
        address={address}
        filters={FILTERS}
      >
        <ColumnChoiceButton choice={choice} />
        <CsvExport name="products.csv" columns={choice.shown} rows={exported} />
        <ImportTools kind="products" />
        {add}
      </ListTools>
      {mayWrite && <BulkActions products={list?.found ?? NONE} selection={selection} />}
      <PagedRows
        of="products"
        failure="Error loading products."
        list={{ ...query, data: answer }}
        count={rows.length}
        empty={{
          title: 'No products found',
          hint: 'Try another search or filter.',
          all: 'Show all products',
        }}
        address={address}
      >
        <DataTable
          caption="Products"
          columns={choice.shown}
          rows={list?.rows.map((product) => ({ product, onDelete: () => setDeleting(product) }))}
          rowKey={({ product }) => product.id}
          rowLabel={({ product }) => product.name}
          {...(mayWrite && { selection })}
          order={{ sort: state.sort, href: (sort) => href({ sort: sort as (typeof SHAPE.sorts)[number] }) }}
          className={styles.table}
        />
      </PagedRows>
      {deleting && <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}
