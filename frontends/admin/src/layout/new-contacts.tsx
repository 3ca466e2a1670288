import { useContactStats } from '../contacts/index.js';
import { format } from '../shared/format.js';
import { VisuallyHidden } from '../shared/visually-hidden.js';
import styles from './new-contacts.module.css';

/** How many contact requests nobody has read yet; nothing while there are none, or nobody knows. */
export function NewContacts({ folded }: { folded: boolean }) {
  const count = useContactStats().data?.byStatus.new ?? 0;
  if (count === 0) return null;
  return (
    <span className={folded ? `${styles.count} ${styles.corner}` : styles.count}>
      {format.count(count)}
      <VisuallyHidden> new</VisuallyHidden>
    </span>
  );
}
