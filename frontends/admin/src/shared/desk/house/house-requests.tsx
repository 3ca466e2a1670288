import { Link } from '@vitrine/platform';
import { words } from '@vitrine/schemas';
import { format } from '../../format.js';
import { Section } from '../../layout/section.js';
import { ListFailure } from '../../list/index.js';
import type { DeskRecord } from '../record.js';
import styles from './house-requests.module.css';
import { type House, useHouse } from './use-house.js';

/** What else the same retailer asked for, each with the way to it. */
export function HouseRequests({ record, house }: { record: DeskRecord; house: House }) {
  const requests = useHouse(record, house);
  const { orders, contacts, error, isLoading } = requests;
  const none = !isLoading && !error && orders.length + contacts.length === 0;
  return (
    <Section title="Of the same retailer">
      <ListFailure query={requests} text="The other requests of this house could not be loaded." />
      {isLoading && <p role="status">Looking for other requests...</p>}
      {none && <p className={styles.none}>No other order or contact request has this address or company.</p>}
      <ul className={styles.requests}>
        {orders.map(({ id, productName, createdAt, status, productPrice }) => (
          <li key={id}>
            <Link to={`/admin/orders/${id}`}>
              #{id.slice(-8)} {productName}
            </Link>
            <span>
              {format.shortDateTime(createdAt)}, {words(status)}, {format.price(productPrice)}
            </span>
          </li>
        ))}
        {contacts.map(({ id, subject, createdAt, status }) => (
          <li key={id}>
            <Link to={`/admin/contacts/${id}`}>{subject}</Link>
            <span>
              {format.shortDateTime(createdAt)}, contact request, {words(status)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
