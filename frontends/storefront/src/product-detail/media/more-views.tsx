import { useTexts } from '@vitrine/platform';
import type { Pictures } from '../../shared/catalogue/catalogue.js';
import { GALLERY_TEXTS } from '../../shared/picture/gallery-texts.js';
import { Picture } from '../../shared/picture/picture.js';
import styles from './more-views.module.css';
import { PRODUCT_TEXTS } from '../texts.js';

interface MoreViewsProps {
  name: string;
  paths: readonly string[];
  pictures: Pictures;
}

/** The product's other pictures, large. */
export function MoreViews({ name, paths, pictures }: MoreViewsProps) {
  const t = useTexts(PRODUCT_TEXTS);
  const g = useTexts(GALLERY_TEXTS);
  if (paths.length === 0) return null;
  return (
    <section className={styles.views} aria-label={t('views', { name })}>
      {paths.map((path, index) => (
        <Picture
          key={path}
          path={path}
          pictures={pictures}
          alt={g('pictureAlt', { name, number: index + 2 })}
          sizes="(max-width: 60rem) 100vw, 50vw"
        />
      ))}
    </section>
  );
}
