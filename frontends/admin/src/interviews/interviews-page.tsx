import { ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { CardPage, cardSearch, lastChanged } from '../shared/cards/index.js';
import { publicationFilter } from '../shared/publication/index.js';
import { type Interview, interviews } from './interview-calls.js';
import { InterviewCard } from './interview-card.js';
import { VideoDialog } from './video-dialog.js';

const ADD_PATH = '/admin/add-interview';

/** How interviews are searched, filtered and ordered; `order` is the order in which visitors see them. */
const search = cardSearch<Interview>({
  text: ({ title, clientName, clientTitle, clientCompany, description, translations }) => [
    ...[title, clientName, clientTitle, clientCompany, description],
    translations.en?.title,
  ],
  orders: [
    { value: 'order', label: 'Display order', by: ({ order }) => order },
    { value: 'title', label: 'Title', by: ({ title }) => title },
    { value: 'clientName', label: 'Client', by: ({ clientName }) => clientName },
    lastChanged,
  ],
  filters: [
    {
      ...publicationFilter,
      options: [...publicationFilter.options, { value: 'featured', label: 'Featured' }],
      passes: (interview, status) =>
        status === 'featured' ? interview.featured : publicationFilter.passes(interview, status),
    },
  ],
});

/** Every interview: found, watched, edited and deleted (back-office spec §2, Interviews). */
export default function InterviewsPage() {
  const [playing, setPlaying] = useState<Interview | null>(null);
  return (
    <CardPage
      calls={interviews}
      screen="interviews"
      search={search}
      placeholder="Search title, client or company"
      add={<ButtonLink to={ADD_PATH}>Add Interview</ButtonLink>}
      none={{ title: 'No interviews yet', children: <ButtonLink to={ADD_PATH}>Add First Interview</ButtonLink> }}
      card={(interview, tools) => (
        <InterviewCard interview={interview} onPlay={() => setPlaying(interview)} tools={tools} />
      )}
    >
      {playing && <VideoDialog interview={playing} onClose={() => setPlaying(null)} />}
    </CardPage>
  );
}
