import { format } from '../../shared/format.js';
import type { Order } from '../order.js';
import styles from './price-history.module.css';
import { Section } from '../../shared/section.js';

/** Every change of the price, the latest first. */
export function PriceHistory({ history }: { history: Order['priceHistory'] }) {
  if (history.length === 0) return null;
  return (
    <Section title="Price history">
      <div className={styles.scroll} role="region" aria-label="Price history table" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Changed by</th>
              <th scope="col">Old price</th>
              <th scope="col">New price</th>
            </tr>
          </thead>
          <tbody>
            {history
              .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
              .map((change) => (
                <tr key={change.changedAt}>
                  <td>
                    {format.shortDateTime(change.changedAt)}
                    <small>{change.changedBy}</small>
                  </td>
                  <td>{format.price(change.oldPrice)}</td>
                  <td>{format.price(change.newPrice)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
