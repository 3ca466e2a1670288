import { type ReactNode, useState } from 'react';
import styles from './card-picture.module.css';

interface CardPictureProps {
  /** Path on this site, such as `/uploads/…`. */
  path: string | null;
  /** In its place where there is none or it cannot be shown. */
  placeholder: ReactNode;
}

/** The picture of a card, 16 : 9; it only decorates what the title names. */
export function CardPicture({ path, placeholder }: CardPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={styles.frame}>
      {path !== null && path !== broken ? (
        <img src={path} alt="" loading="lazy" decoding="async" onError={() => setBroken(path)} />
      ) : (
        <span className={styles.placeholder}>{placeholder}</span>
      )}
    </div>
  );
}
