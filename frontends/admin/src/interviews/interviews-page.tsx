import { Button, ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { CardList, cardsPerPage } from '../shared/cards/index.js';
import { DeleteDialog } from '../shared/deleting/index.js';
import {
  EmptyList,
  ListTools,
  type ListShape,
  ToolSelect,
  useListAddress,
  useListState,
  useLocalList,
} from '../shared/list/index.js';
import { Screen } from '../shared/screen.js';
import { type Interview, interviews } from './interview-calls.js';
import { InterviewCard } from './interview-card.js';
import { VideoDialog } from './video-dialog.js';

const addPath = '/admin/add-interview';

const sorts = ['order', 'title', 'clientName', '-updatedAt'] as const;

const passes: Readonly<Record<string, (interview: Interview) => boolean>> = {
  published: ({ published }) => published,
  draft: ({ published }) => !published,
  featured: ({ featured }) => featured,
};

/** What the address may say about the interviews. */
const shape = {
  sorts,
  defaultSort: 'order',
  filters: { status: Object.keys(passes) },
} as const satisfies ListShape<(typeof sorts)[number], Record<'status', readonly string[]>>;

/** How they are searched, filtered and ordered; `order` is the order in which visitors see them. */
const listing = {
  text: ({ title, clientName, clientTitle, clientCompany, description, translations }: Interview) => [
    ...[title, clientName, clientTitle, clientCompany, description],
    translations.en?.title,
  ],
  filters: { status: (interview: Interview, status: string) => passes[status]?.(interview) ?? true },
  sorts: {
    order: ({ order }: Interview) => order,
    title: ({ title }: Interview) => title,
    clientName: ({ clientName }: Interview) => clientName,
    updatedAt: ({ updatedAt }: Interview) => updatedAt,
  },
  size: cardsPerPage,
};

const sortNames = [
  { value: 'order', label: 'Display order' },
  { value: 'title', label: 'Title' },
  { value: 'clientName', label: 'Client' },
  { value: '-updatedAt', label: 'Last changed' },
] as const satisfies readonly { value: (typeof sorts)[number]; label: string }[];

const statusNames = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'featured', label: 'Featured' },
];

/** Every interview: found, watched, edited and deleted (back-office spec §2, Interviews). */
export default function InterviewsPage() {
  const { state, change, href, reset, narrowed } = useListAddress(shape);
  const query = interviews.useList();
  const list = useLocalList(query.data, state, listing);
  const from = useListState();
  const remove = interviews.useRemove();
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
      {deleting && (
        <DeleteDialog
          id={deleting.id}
          title={`Delete ${deleting.title}`}
          question="Are you sure you want to delete this interview?"
          remove={remove}
          failure="Failed to delete interview"
          done={{ message: `Interview “${deleting.title}” was deleted.` }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Screen>
  );
}
