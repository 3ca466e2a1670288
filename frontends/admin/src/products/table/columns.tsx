import { Link } from '@vitrine/platform';
import { getPublicationState, missingTexts, PRODUCT_TEXTS } from '@vitrine/schemas';
import { Badge } from '../../shared/cards/index.js';
import { format } from '../../shared/format.js';
import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import { PublicationBadge } from '../../shared/publication/index.js';
import { cells, type Column, DeleteButton, RowLink } from '../../shared/list/index.js';
import { copyPath, editPath, getPictures, type Product, withoutLibrary } from '../product.js';
import styles from './product-table.module.css';
import { TablePicture } from './table-picture.js';

/** A row, and what can be done with it. */
export interface ProductRow {
  product: Product;
  /** Used only by the column of actions, which is hidden from people who may not delete products. */
  onDelete: () => void;
}

const priceText = (euros: number | null): string => (euros === null ? '–' : format.price(euros));

/** Euros in the format of exported files. */
const amount = (euros: number | null): string | null => euros?.toFixed(2) ?? null;

/** Number of a product's texts without English. */
export const countMissing = (product: Product): number => missingTexts(withoutLibrary(product), PRODUCT_TEXTS, 'en');

/** The columns of the products, in their order (back-office spec §2, Dashboard). */
export const columns: readonly Column<ProductRow>[] = [
  {
    title: 'Image',
    className: styles.image,
    cell: ({ product }) => <TablePicture path={getPictures(product)[0]} />,
  },
  {
    title: 'Name',
    csv: [
      ['Product id', ({ product }) => product.id],
      ['Name', ({ product }) => product.name],
      ['Subtitle', ({ product }) => product.subtitle],
      ['State', ({ product }) => getPublicationState(product.published, product.publishedAt)],
    ],
    sort: 'name',
    className: `${styles.name} ${cells.short}`,
    cell: ({ product: { name, subtitle, published, publishedAt } }) => (
      <>
        {getPublicationState(published, publishedAt) !== 'published' && (
          <>
            <PublicationBadge isOn={published} publishedAt={publishedAt} />{' '}
          </>
        )}
        {name}
        {subtitle && <small>{subtitle}</small>}
      </>
    ),
  },
  {
    title: 'Description',
    csv: [['Description', ({ product }) => product.description]],
    optional: true,
    className: `${styles.description} ${cells.short}`,
    cell: ({ product: { description } }) => <span title={description}>{description}</span>,
  },
  {
    title: 'Once',
    csv: [['Price once (EUR)', ({ product }) => amount(product.price)]],
    optional: true,
    sort: 'price',
    className: `${cells.figure} ${styles.once}`,
    cell: ({ product }) => priceText(product.price),
  },
  {
    title: 'Monthly',
    csv: [
      ['Price monthly (EUR)', ({ product }) => amount(product.subscriptionPrice)],
      ['Price with enhanced service (EUR)', ({ product }) => amount(product.enhancedServicePrice)],
    ],
    optional: true,
    className: `${cells.figure} ${styles.monthly}`,
    cell: ({ product: { subscriptionPrice, enhancedServicePrice } }) => (
      <>
        {priceText(subscriptionPrice)}
        {enhancedServicePrice !== null && <small>enhanced {format.price(enhancedServicePrice)}</small>}
      </>
    ),
  },
  {
    title: 'Place',
    csv: [['Place', ({ product }) => product.displayOrder]],
    optional: true,
    sort: 'order',
    className: `${cells.figure} ${styles.place}`,
    cell: ({ product }) => product.displayOrder,
  },
  {
    title: 'English',
    csv: [['Missing English texts', ({ product }) => countMissing(product)]],
    optional: true,
    sort: 'english',
    className: styles.english,
    cell: ({ product }) => {
      const count = countMissing(product);
      return count === 0 ? <Badge tone="good">Complete</Badge> : <Badge tone="waiting">{`${count} missing`}</Badge>;
    },
  },
  {
    title: 'Actions',
    className: `${cells.actions} ${styles.actions}`,
    cell: ({ product, onDelete }) => (
      <>
        <RowLink to={editPath(product.id)} of={product.name}>
          Edit
        </RowLink>
        <Link to={copyPath(product.id)} className={styles.copy}>
          Duplicate
          <VisuallyHidden> {product.name}</VisuallyHidden>
        </Link>
        <DeleteButton label={`Delete ${product.name}`} onClick={onDelete} />
      </>
    ),
  },
];
