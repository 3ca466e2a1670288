import { Badge, Card, CardLine, CardText } from '../shared/cards/index.js';
import { DeleteButton, RowLink } from '../shared/list/index.js';
import type { Interview } from './interview-calls.js';
import { InterviewMedia } from './interview-media.js';

interface InterviewCardProps {
  interview: Interview;
  /** What the list shows, for the way back to it. */
  from: object;
  onPlay: () => void;
  onDelete: () => void;
}

/** An interview of the grid (back-office spec §2, Interviews). */
export function InterviewCard({ interview, from, onPlay, onDelete }: InterviewCardProps) {
  const { id, title, clientName, clientTitle, clientCompany, description, featured, published } = interview;
  return (
    <Card
      title={title}
      isQuiet={!published}
      media={<InterviewMedia interview={interview} onPlay={onPlay} />}
      badges={
        <>
          {featured && <Badge tone="lit">Featured</Badge>}
          <Badge tone={published ? 'good' : 'quiet'}>{published ? 'Published' : 'Draft'}</Badge>
        </>
      }
      actions={
        <>
          <RowLink to={`/admin/interview/${id}/edit`} state={from} of={title}>
            Edit
          </RowLink>
          <DeleteButton label={`Delete ${title}`} onClick={onDelete} />
        </>
      }
    >
      <p>{clientName}</p>
      <CardLine>{[clientTitle, clientCompany].filter(Boolean).join(', ')}</CardLine>
      <CardText lines={3}>{description}</CardText>
    </Card>
  );
}
