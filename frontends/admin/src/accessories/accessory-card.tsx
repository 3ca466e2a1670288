import { Badge, Card, CardFailure, CardLine, CardPicture, CardText } from '../shared/cards/index.js';
import { format } from '../shared/format.js';
import { DeleteButton, RowButton, RowLink } from '../shared/list/index.js';
import type { RowFailure } from '../shared/rows/index.js';
import { type Accessory, CATEGORY_MARKS, CATEGORY_NAMES, isOrderable } from './accessory.js';
import styles from './accessory-card.module.css';

interface AccessoryCardProps {
  accessory: Accessory;
  /** Why the last change of it was taken back. */
  failure: RowFailure | undefined;
  /** What the list shows, for the way back to it. */
  from: object;
  onToggle: () => void;
  onDelete: () => void;
}

/** An accessory of the grid (back-office spec §2, Accessories). */
export function AccessoryCard({ accessory, failure, from, onToggle, onDelete }: AccessoryCardProps) {
  const { id, name, mainImage, images, pictures, category, description, price, stock, isInStock } = accessory;
  const orderable = isOrderable(accessory);
  const path = mainImage ?? images[0] ?? null;
  return (
    <Card
      title={name}
      isQuiet={!isInStock}
      media={<CardPicture path={path} pictures={pictures} placeholder={CATEGORY_MARKS[category]} isTall />}
      badges={<Badge tone={orderable ? 'good' : 'quiet'}>{orderable ? 'In Stock' : 'Out of Stock'}</Badge>}
      notice={<CardFailure failure={failure} />}
      actions={
        <>
          <RowLink to={`/admin/accessories/${id}/edit`} state={from} of={name}>
            Edit
          </RowLink>
          <RowButton of={name} onClick={onToggle}>
            {isInStock ? 'Hide' : 'Show'}
          </RowButton>
          <DeleteButton label={`Delete ${name}`} onClick={onDelete} />
        </>
      }
    >
      <CardLine>{CATEGORY_NAMES[category]}</CardLine>
      <CardText>{description}</CardText>
      <p className={styles.figures}>
        <span>{format.price(price)}</span>
        <span className={isInStock && stock === 0 ? styles.low : undefined}>Stock: {format.count(stock)}</span>
      </p>
    </Card>
  );
}
