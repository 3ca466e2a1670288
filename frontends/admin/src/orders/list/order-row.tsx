import { columns, type OrderRowProps } from './columns.js';
import styles from './orders-table.module.css';

/** One order: its facts, its status to change in place, and what can be done with it. */
export function OrderRow(props: OrderRowProps) {
  return (
    <tr className={styles.row}>
      {columns.map(({ title, className, cell }) => (
        <td key={title} className={className}>
          {cell(props)}
        </td>
      ))}
    </tr>
  );
}
