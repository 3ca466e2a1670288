import { Button } from '@vitrine/ui';
import { download } from '../../shared/download.js';
import { format } from '../../shared/format.js';
import type { PersonExport } from '../calls/export-person.js';
import { KINDS } from './kinds.js';
import styles from './person-records.module.css';
import { RecordValue } from './record-value.js';

/** What is held about a person, as text and as a file. */
export function PersonRecords({ held, onClose }: { held: PersonExport; onClose: () => void }) {
  const found = Object.entries(held.held).filter(([, records]) => records.length > 0);
  const save = () => {
    const text = JSON.stringify(held, null, 2);
    download(new Blob([text], { type: 'application/json' }), `personal-data-${held.exportedAt.slice(0, 10)}.json`);
  };
  return (
    <div className={styles.records} role="region" aria-label={`Data of ${held.email}`}>
      <div className={styles.head}>
        <p role="status">
          {found.length === 0 ? (
            <>
              Nothing is held about <strong>{held.email}</strong>.
            </>
          ) : (
            <>
              Held about <strong>{held.email}</strong> on {format.dateTime(held.exportedAt)}
            </>
          )}
        </p>
        {found.length > 0 && (
          <Button kind="quiet" onClick={save}>
            Download as JSON
          </Button>
        )}
        <Button kind="text" onClick={onClose}>
          Hide
        </Button>
      </div>
      {found.map(([kind, records]) => (
        <section key={kind}>
          <h3>
            {KINDS[kind]?.title ?? kind} ({format.count(records.length)})
          </h3>
          {records.map((record, place) => (
            <details key={place} className={styles.record}>
              <summary>{getTitle(record)}</summary>
              <RecordValue value={record} />
            </details>
          ))}
        </section>
      ))}
    </div>
  );
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The subject of a record, and when it was made. */
function getTitle(record: Readonly<Record<string, unknown>>): string {
  const about = text(record['subject']) || text(record['productName']) || text(record['couponCode']) || 'Record';
  const time = text(record['createdAt']) || text(record['usedAt']);
  return time ? `${about} · ${format.dateTime(time)}` : about;
}
