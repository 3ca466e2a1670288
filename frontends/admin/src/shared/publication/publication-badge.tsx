import { getPublicationState, PUBLICATION_STATES, type PublicationState } from '@vitrine/schemas';
import { Badge, type BadgeTone } from '../cards/index.js';

const STATES: Readonly<Record<PublicationState, { tone: BadgeTone; label: string }>> = {
  draft: { tone: 'quiet', label: 'Draft' },
  scheduled: { tone: 'waiting', label: 'Scheduled' },
  published: { tone: 'good', label: 'Published' },
};

/** The states as options of a list's filter. */
export const PUBLICATION_STATE_OPTIONS = PUBLICATION_STATES.map((value) => ({ value, label: STATES[value].label }));

interface PublicationBadgeProps {
  /** The flag of the row, `published` or `isActive`. */
  isOn: boolean;
  /** ISO 8601. */
  publishedAt: string | null;
}

/** Whether visitors see a row, will see it at its time, or do not. */
export function PublicationBadge({ isOn, publishedAt }: PublicationBadgeProps) {
  const { tone, label } = STATES[getPublicationState(isOn, publishedAt)];
  return <Badge tone={tone}>{label}</Badge>;
}
