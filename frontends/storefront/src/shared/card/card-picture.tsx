import type { ReactNode } from 'react';
import type { Pictures } from '../catalogue/catalogue.js';
import { Picture } from '../picture/picture.js';
import { pictureMark } from '../view-transition/pictures-in-view.js';
import styles from './card.module.css';

interface CardPictureProps {
  path: string | undefined;
  pictures: Pictures | undefined;
  /** Only for the card that is partly in the first view of a phone. */
  first?: boolean;
  /** Id of the product, if its page shows the same picture. */
  productId?: string;
  /** Shown on top of the picture. */
  children?: ReactNode;
}

/** The picture of a card in a list of cards. */
export function CardPicture({ path, pictures, first = false, productId, children }: CardPictureProps) {
  const sizes = '(max-width: 40rem) 88vw, (max-width: 64rem) 44vw, 27vw';
  return (
    <div className={styles.picture} {...(productId !== undefined && pictureMark(productId))}>
      <Picture path={path} pictures={pictures} alt="" first={first} sizes={sizes} />
      {children}
    </div>
  );
}
