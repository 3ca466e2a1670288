import { Button, Skeleton } from '@vitrine/ui';
import { useState } from 'react';
import { useMay } from '../../permissions/index.js';
import { ListFailure } from '../../list/index.js';
import { Section } from '../../layout/section.js';
import { useNotes } from '../calls/notes.js';
import { useTimelinePage } from '../calls/timeline.js';
import { NoteForm } from '../notes/note-form.js';
import { type DeskRecord, writing } from '../record.js';
import { Entry } from './entry.js';
import styles from './timeline.module.css';

/** What became of a record, newest first, and where staff write beside it. */
export function Timeline({ record }: { record: DeskRecord }) {
  const mayWrite = useMay()(writing(record));
  const notes = useNotes(record);
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  return (
    <Section title="Timeline">
      {mayWrite && (
        <NoteForm
          label="Note for staff"
          saveLabel="Add note"
          failure="The note could not be added."
          onSave={(text) => notes.add({ text })}
        />
      )}
      {cursors.map((cursor, place) => (
        <TimelinePage
          key={cursor}
          record={record}
          cursor={cursor}
          isLast={place === cursors.length - 1}
          onMore={(next) => setCursors((shown) => [...shown, next])}
        />
      ))}
    </Section>
  );
}

interface TimelinePageProps {
  record: DeskRecord;
  cursor: string;
  /** Whether no older page is shown. */
  isLast: boolean;
  onMore: (next: string) => void;
}

function TimelinePage({ record, cursor, isLast, onMore }: TimelinePageProps) {
  const { data, error, isFetching, refetch } = useTimelinePage(record, cursor);
  return (
    <>
      <ListFailure
        error={error}
        text="The timeline could not be loaded."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
      {!data && !error && (
        <div role="status" aria-label="Loading the timeline...">
          <Skeleton height={48} />
          <Skeleton height={48} />
        </div>
      )}
      {data && (
        <ol className={styles.entries} aria-label={cursor === '' ? 'Entries, newest first' : 'Older entries'}>
          {data.entries.map((entry) => (
            <Entry key={entry.id} record={record} entry={entry} />
          ))}
        </ol>
      )}
      {isLast && data?.next != null && (
        <Button kind="quiet" onClick={() => onMore(data.next ?? '')}>
          Show older entries
        </Button>
      )}
    </>
  );
}
