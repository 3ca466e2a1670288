import { words } from '@vitrine/schemas';
import { Badge, Card, CardLine, CardPicture, CardText, type CardTools } from '../shared/cards/index.js';
import { format } from '../shared/format.js';
import { type Accessory, CATEGORY_MARKS, isOrderable } from './accessory.js';
import styles from './accessory-card.module.css';

/** The card of an accessory (back-office spec §2, Accessories). */
export function AccessoryCard({ accessory, tools }: { accessory: Accessory; tools: CardTools }) {
  const { id, name, mainImage, images, pictures, category, description, price, stock, isInStock } = accessory;
  const orderable = isOrderable(accessory);
  const path = mainImage ?? images[0] ?? null;
  return (
    <Card
      title={name}
      isQuiet={!isInStock}
      media={<CardPicture path={path} pictures={pictures} placeholder={CATEGORY_MARKS[category]} isTall />}
      badges={<Badge tone={orderable ? 'good' : 'quiet'}>{orderable ? 'In Stock' : 'Out of Stock'}</Badge>}
      edit={`/admin/accessories/${id}/edit`}
      toggle={isInStock ? 'Hide' : 'Show'}
      tools={tools}
    >
      <CardLine>{words(category)}</CardLine>
      <CardText>{description}</CardText>
      <p className={styles.figures}>
        <span>{format.price(price)}</span>
        <span className={isInStock && stock === 0 ? styles.low : undefined}>Stock: {format.count(stock)}</span>
      </p>
    </Card>
  );
}
