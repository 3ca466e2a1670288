import { format } from '../../format.js';
import { Note } from '../notes/note.js';
import type { DeskRecord, TimelineEntry } from '../record.js';
import { entryText } from './entry-text.js';
import styles from './timeline.module.css';

/** An entry of a record's timeline: what, who, when. */
export function Entry({ record, entry }: { record: DeskRecord; entry: TimelineEntry }) {
  const failed = entry.kind === 'mail' && entry.data.status === 'failed';
  return (
    <li className={styles.entry} data-kind={entry.kind} data-failed={failed || undefined}>
      <p className={styles.text}>{entryText(entry)}</p>
      <p className={styles.by}>
        {entry.actor.name && `${entry.actor.name}, `}
        <time dateTime={entry.at} title={format.dateTime(entry.at)}>
          {format.shortDateTime(entry.at)}
        </time>
      </p>
      {entry.kind === 'mail' && entry.data.error !== null && entry.data.status !== 'sent' && (
        <p className={styles.error}>{entry.data.error}</p>
      )}
      {entry.kind === 'mail' && entry.data.text !== null && (
        <details className={styles.more}>
          <summary>What was written</summary>
          <p className={styles.letter} lang={entry.data.language}>
            {entry.data.text}
          </p>
        </details>
      )}
      {entry.kind === 'follow-up' && entry.data.text !== null && <p className={styles.letter}>{entry.data.text}</p>}
      {entry.kind === 'note' && <Note record={record} entry={entry} />}
    </li>
  );
}
