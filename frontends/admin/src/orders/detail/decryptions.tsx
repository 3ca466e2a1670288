import { Alert } from '@vitrine/ui';
import { failureText } from '../../shared/failure-text.js';
import { format } from '../../shared/format.js';
import { useDecryptions } from '../calls/decryptions.js';
import styles from './decryptions.module.css';

/** Who decrypted the customer data of an order, latest first. */
export function Decryptions({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useDecryptions(id);
  if (error) {
    return (
      <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
        {failureText(error, 'Who decrypted this could not be loaded.')}
      </Alert>
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <details className={styles.trail}>
      <summary>
        {data.total === 1 ? 'Decrypted once' : `Decrypted ${format.count(data.total)} times`}, last{' '}
        {format.shortDateTime(data.entries[0]?.at ?? '')}
      </summary>
      <ul>
        {data.entries.map(({ id: entry, at, admin }) => (
          <li key={entry}>
            <time dateTime={at}>{format.dateTime(at)}</time> {admin}
          </li>
        ))}
        {data.total > data.entries.length && <li>and {format.count(data.total - data.entries.length)} earlier</li>}
      </ul>
    </details>
  );
}
