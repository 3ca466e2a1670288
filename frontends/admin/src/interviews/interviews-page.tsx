import { ButtonLink } from '@vitrine/ui';
import { useState } from 'react';
import { Badge, Card, CardLine, CardPage, cardSearch, CardText, lastChanged } from '../shared/cards/index.js';
import { PublicationBadge, publicationFilter } from '../shared/publication/index.js';
import { type Interview, interviews } from './interview-calls.js';
import { InterviewMedia } from './interview-media.js';
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

/** All interviews, with search, playing, editing and deletion (back-office spec §2, Interviews). */
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
        <Card
          title={interview.title}
          isQuiet={!interview.published}
          media={<InterviewMedia interview={interview} onPlay={() => setPlaying(interview)} />}
          badges={
            <>
              {interview.featured && <Badge tone="lit">Featured</Badge>}
              <PublicationBadge isOn={interview.published} publishedAt={interview.publishedAt} />
            </>
          }
          edit={`/admin/interview/${interview.id}/edit`}
          tools={tools}
        >
          <p>{interview.clientName}</p>
          <CardLine>{[interview.clientTitle, interview.clientCompany].filter(Boolean).join(', ')}</CardLine>
          <CardText lines={3}>{interview.description}</CardText>
        </Card>
      )}
    >
      {playing && <VideoDialog interview={playing} onClose={() => setPlaying(null)} />}
    </CardPage>
  );
}
