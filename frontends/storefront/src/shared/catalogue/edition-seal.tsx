import { findEdition } from './editions.js';
import styles from './edition-seal.module.css';

/** The seal of the edition in a product's name, for the corner of its picture; nothing if there is no edition in it. */
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
