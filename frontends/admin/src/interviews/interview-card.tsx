import { Badge, Card, CardLine, CardText, type CardTools } from '../shared/cards/index.js';
import { PublicationBadge } from '../shared/publication/index.js';
import type { Interview } from './interview-calls.js';
import { InterviewMedia } from './interview-media.js';

interface InterviewCardProps {
  interview: Interview;
  onPlay: () => void;
  tools: CardTools;
}

/** An interview of the grid (back-office spec §2, Interviews). */
export function InterviewCard({ interview, onPlay, tools }: InterviewCardProps) {
  const { id, title, clientName, clientTitle, clientCompany, description, featured, published, publishedAt } =
    interview;
  return (
    <Card
      title={title}
      isQuiet={!published}
      media={<InterviewMedia interview={interview} onPlay={onPlay} />}
      badges={
        <>
          {featured && <Badge tone="lit">Featured</Badge>}
          <PublicationBadge isOn={published} publishedAt={publishedAt} />
        </>
      }
      edit={`/admin/interview/${id}/edit`}
      tools={tools}
    >
      <p>{clientName}</p>
      <CardLine>{[clientTitle, clientCompany].filter(Boolean).join(', ')}</CardLine>
      <CardText lines={3}>{description}</CardText>
    </Card>
  );
}
