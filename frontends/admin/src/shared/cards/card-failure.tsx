import { type RowFailure, RowFailureAlert } from '../rows/index.js';
import styles from './card-failure.module.css';

/** Shows on a card why a change of its row failed. */
export function CardFailure({ failure }: { failure: RowFailure | undefined }) {
  return failure && <RowFailureAlert failure={failure} className={styles.failure ?? ''} />;
}
