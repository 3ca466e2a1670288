import { findEdition } from './editions.js';
import styles from './edition-seal.module.css';

/** The seal of the edition that a product's name contains, for the corner of its picture; nothing where it contains none. */
export function EditionSeal({ name }: { name: string }) {
  const edition = findEdition(name);
  return (
    edition && (
      <span className={styles.seal} data-edition={edition} aria-hidden="true">
        {edition.charAt(0).toUpperCase()}
      </span>
    )
  );
}
