import { Button, ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { CardList } from '../shared/cards/index.js';
import { EmptyList, ListTools, ToolSelect, useListAddress, useListState, useLocalList } from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { useInterviews } from './calls/list-interviews.js';
import type { Interview } from './interview.js';
import { DeleteInterviewDialog } from './list/delete-interview-dialog.js';
import { InterviewCard } from './list/interview-card.js';
import { listing, shape, sortNames, statusNames } from './list/interview-listing.js';
import { VideoDialog } from './list/video-dialog.js';

const addPath = '/admin/add-interview';

/** Every interview: found, watched, edited and deleted (back-office spec §2, Interviews). */
export default function InterviewsPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const query = useInterviews();
  const list = useLocalList(query.data, state, listing);
  const from = useListState();
  const [playing, setPlaying] = useState<Interview | null>(null);
  const [deleting, setDeleting] = useState<Interview | null>(null);

  return (
    <Screen>
      <ListTools
        label="Search interviews"
        placeholder="Search title, client or company"
        state={state}
        filters={[{ name: 'status', label: 'Filter by status', all: 'All statuses', options: statusNames }]}
        onSearch={(search) => change({ search }, { replace: true })}
        onFilter={(filters) => change({ filters })}
        order={
          <ToolSelect label="Order by" value={state.sort} options={sortNames} onChange={(sort) => change({ sort })} />
        }
      >
        <ButtonLink to={addPath}>Add Interview</ButtonLink>
      </ListTools>
      <CardList
        of="interviews"
        list={list}
        query={query}
        loading="Loading interviews..."
        failure={{ text: 'The interviews could not be loaded.' }}
        href={(page) => href({ page })}
        empty={
          narrowed ? (
            <EmptyList title="No interviews found" hint="Try another search or status.">
              <Button kind="quiet" onClick={reset}>
                Show all interviews
              </Button>
            </EmptyList>
          ) : (
            <EmptyList title="No interviews yet">
              <ButtonLink to={addPath}>Add First Interview</ButtonLink>
            </EmptyList>
          )
        }
        card={(interview) => (
          <InterviewCard
            key={interview.id}
            interview={interview}
            from={from}
            onPlay={() => setPlaying(interview)}
            onDelete={() => setDeleting(interview)}
          />
        )}
      />
      {playing && <VideoDialog interview={playing} onClose={() => setPlaying(null)} />}
      {deleting && <DeleteInterviewDialog interview={deleting} onClose={() => setDeleting(null)} />}
    </Screen>
  );
}
