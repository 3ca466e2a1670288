import { type ReactNode, useState } from 'react';
import { pictureFile, type Pictures } from '../picture-file.js';
import styles from './card-picture.module.css';

/** The largest width a card's picture needs on a high-density screen, in pixels. */
const ENOUGH_PIXELS = 900;

interface CardPictureProps {
  /** Path on this site, such as `/uploads/…`. */
  path: string | null;
  pictures?: Pictures;
  /** Shown when there is no picture or it cannot be loaded. */
  placeholder: ReactNode;
  /** 4 : 3 instead of 16 : 9. */
  isTall?: boolean;
}

/** The picture of a card; decorative, because the title names the row. */
export function CardPicture({ path, pictures, placeholder, isTall = false }: CardPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={isTall ? `${styles.frame} ${styles.tall}` : styles.frame}>
      {path !== null && path !== broken ? (
        <img
          src={pictureFile(path, pictures, ENOUGH_PIXELS)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(path)}
        />
      ) : (
        <span className={styles.placeholder}>{placeholder}</span>
      )}
    </div>
  );
}
