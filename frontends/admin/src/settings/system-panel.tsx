import { Alert, Skeleton } from '@vitrine/ui';
import { Facts } from '../shared/layout/facts.js';
import { failureText } from '../shared/failure-text.js';
import { format } from '../shared/format.js';
import { fileSize, FormSection } from '../shared/form/index.js';
import { type SystemState, useSystem } from './calls/get-system.js';
import styles from './system-panel.module.css';

/** Versions, waiting and failed jobs and mails, storage, and the last backup. */
export function SystemPanel() {
  const { data, error, isFetching, refetch } = useSystem();
  return (
    <FormSection title="Operations">
      {error && (
        <Alert severity="error" action={{ label: 'Try again', onClick: () => void refetch(), busy: isFetching }}>
          {failureText(error, 'The state of the system could not be loaded.')}
        </Alert>
      )}
      {data ? (
        <State system={data} />
      ) : (
        !error && (
          <div role="status" aria-label="Loading the state of the system...">
            <Skeleton height={32} />
            <Skeleton height={32} />
            <Skeleton height={32} />
          </div>
        )
      )}
    </FormSection>
  );
}

function State({ system: { versions, queues, mails, storage, lastBackupAt } }: { system: SystemState }) {
  return (
    <>
      <Facts
        facts={[
          ['Version', `${versions.product} (Node.js ${versions.node}, PostgreSQL ${versions.postgresql})`],
          ['Mails waiting', waitingText(mails)],
          ['Dead letters', deadText(mails.failed)],
          [
            'Storage used',
            `Database ${fileSize(storage.databaseBytes)}, ${format.count(storage.mediaFiles)} uploaded files ${fileSize(storage.mediaBytes)}`,
          ],
          ['Last backup', lastBackupAt ? format.dateTime(lastBackupAt) : 'None known'],
        ]}
      />
      <Queues queues={queues} />
    </>
  );
}

const waitingText = ({ pending, oldestDueSeconds }: SystemState['mails']): string =>
  pending === 0
    ? 'None'
    : `${format.count(pending)}${oldestDueSeconds >= 60 ? `, the oldest for ${format.count(Math.floor(oldestDueSeconds / 60))} min` : ''}`;

const deadText = (failed: number) =>
  failed === 0 ? 'None' : <strong className={styles.failed}>{format.count(failed)}</strong>;

function Queues({ queues }: { queues: SystemState['queues'] }) {
  if (queues === null) return <Alert severity="error">The queues cannot be reached at the moment.</Alert>;
  return (
    <div className={styles.scroll} role="region" aria-label="Queue depths" tabIndex={0}>
      <table className={styles.queues}>
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Waiting</th>
            <th scope="col">Active</th>
            <th scope="col">Delayed</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, active, delayed, failed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format.count(waiting)}</td>
              <td>{format.count(active)}</td>
              <td>{format.count(delayed)}</td>
              <td className={failed > 0 ? styles.failed : undefined}>{format.count(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
