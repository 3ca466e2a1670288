import type { components } from '@vitrine/platform';
import { format } from '../../shared/format.js';
import styles from './conversion.module.css';

type Conversions = components['schemas']['ConversionDto'];

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** The share of confirmed orders, and the states of the others: a bar in three parts, with the numbers as text below it. */
export function Conversion({ conversion: { orders, confirmed, pending, cancelled } }: { conversion: Conversions }) {
  if (orders === 0) return null;
  const parts = [
    { name: 'confirmed', count: confirmed, className: styles.confirmed },
    { name: 'pending', count: pending, className: styles.pending },
    { name: 'cancelled', count: cancelled, className: styles.cancelled },
  ];
  return (
    <div className={styles.conversion}>
      <h3>Conversion</h3>
      <p>
        <strong className={styles.rate}>{percent.format(confirmed / orders)}</strong> of {format.count(orders)}{' '}
        {orders === 1 ? 'order' : 'orders'} confirmed or completed
      </p>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ name, count, className }) => (
          <span key={name} className={className} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={styles.parts}>
        {parts.map(({ name, count, className }) => (
          <li key={name}>
            <span className={`${styles.key} ${className}`} aria-hidden />
            {format.count(count)} {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
