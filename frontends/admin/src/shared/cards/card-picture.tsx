import { type ReactNode, useState } from 'react';
import styles from './card-picture.module.css';

interface Sizes {
  variants: readonly { url: string; width: number; format: string }[];
}

/** The width a card's picture needs at most on a fine screen, in pixels. */
const enoughPixels = 900;

/** The smallest file that fills a card; the original where no sizes are known. */
function fileFor(path: string, sizes: Sizes | undefined): string {
  const files = sizes?.variants.filter(({ format }) => format === 'webp') ?? [];
  const [smallest] = files.filter(({ width }) => width >= enoughPixels).sort((a, b) => a.width - b.width);
  return smallest?.url ?? path;
}

interface CardPictureProps {
  /** Path on this site, such as `/uploads/…`. */
  path: string | null;
  /** Sizes of the pictures by path, where the API gives them. */
  pictures?: Readonly<Record<string, Sizes>>;
  /** In its place where there is none or it cannot be shown. */
  placeholder: ReactNode;
  /** 4 : 3 instead of 16 : 9. */
  isTall?: boolean;
}

/** The picture of a card; it only decorates what the title names. */
export function CardPicture({ path, pictures, placeholder, isTall = false }: CardPictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <div className={isTall ? `${styles.frame} ${styles.tall}` : styles.frame}>
      {path !== null && path !== broken ? (
        <img
          src={fileFor(path, pictures?.[path])}
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
