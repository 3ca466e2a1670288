import { Skeleton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useMay } from '../../permissions/index.js';
import { CursorPages, ListFailure } from '../../list/index.js';
import { Section } from '../../layout/section.js';
import { useNotes } from '../calls/notes.js';
import { useTimelinePage } from '../calls/timeline.js';
import { NoteForm } from '../notes/note-form.js';
import { type DeskRecord, writing } from '../record.js';
import { Entry } from './entry.js';
import styles from './timeline.module.css';

/** The timeline of a record, newest first, with the form for a note. */
export function Timeline({ record }: { record: DeskRecord }) {
  const mayWrite = useMay()(writing(record));
  const notes = useNotes(record);
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
      <CursorPages
        olderLabel="Show older entries"
        page={(cursor, older) => <TimelinePage record={record} cursor={cursor} older={older} />}
      />
    </Section>
  );
}

interface TimelinePageProps {
  record: DeskRecord;
  cursor: string;
  older: (next: string | null | undefined) => ReactNode;
}

function TimelinePage({ record, cursor, older }: TimelinePageProps) {
  const query = useTimelinePage(record, cursor);
  const { data, error } = query;
  return (
    <>
      <ListFailure query={query} text="The timeline could not be loaded." />
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
      {older(data?.next)}
    </>
  );
}
