import { VisuallyHidden } from '../../shared/layout/visually-hidden.js';
import styles from './public-page-link.module.css';

/** Link to the public page of the product as it is saved. */
export function PublicPageLink({ id }: { id: string }) {
  return (
    <a href={`/product/${id}`} target="_blank" rel="noopener" className={styles.link}>
      Open the public page<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
