import { Link } from '@vitrine/platform';
import { SampleContact, useAttention } from '../../shared/attention/index.js';
import { useDueFollowUps } from '../../shared/desk/calls/work.js';
import { format } from '../../shared/format.js';
import { ListFailure } from '../../shared/list/index.js';
import { useUntranslatedCount } from '../../translations/index.js';
import styles from './attention.module.css';
import { listWaitingWork, type WaitingWork } from './waiting-work.js';

/** Links to the lists with work that waits for the person; a sentence where nothing waits. */
export function Attention() {
  const attention = useAttention();
  const due = useDueFollowUps().data;
  const untranslated = useUntranslatedCount();
  const work = attention.data && listWaitingWork(attention.data, due, untranslated);
  const waiting = work?.filter(({ count }) => count > 0);
  const isSample = attention.data?.sampleContact === true;
  if (work?.length === 0 && !isSample) return null;
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className={styles.title}>
        What waits for you
      </h2>
      <ListFailure query={attention} text="What waits for you could not be loaded." />
      <SampleContact />
      {waiting?.length === 0 && !isSample && (
        <p className={styles.nothing}>Nothing waits: whatever is yours to look after is done.</p>
      )}
      {waiting !== undefined && waiting.length > 0 && (
        <ul className={styles.list}>
          {waiting.map((each) => (
            <li key={each.label}>
              <WorkLink {...each} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkLink({ label, count, to }: WaitingWork) {
  const content = (
    <>
      <span className={styles.count}>{format.count(count)}</span> {label}
    </>
  );
  // The page of the queues is not part of the back-office.
  return to.startsWith('/admin') ? (
    <Link to={to} className={styles.work}>
      {content}
    </Link>
  ) : (
    <a href={to} target="_blank" rel="noreferrer" className={styles.work}>
      {content} (opens in a new tab)
    </a>
  );
}
