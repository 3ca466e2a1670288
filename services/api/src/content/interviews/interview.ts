import { OmitType } from '@nestjs/swagger';
import { interviewResource } from '@vitrine/schemas';
import { kept, ResourceAdminAnswer, ResourceAnswer, resourceTable, type RowOf } from '../../resource/index.js';

/** Columns that only the server sets. */
interface Film {
  duration: number | null;
}

/** A conversation with a client, as a film and as a text. The server never fetches an external address. */
export const interviewTable = resourceTable(interviewResource, 'interviews', {
  columns: { order: { type: 'integer', fieldName: 'display_order' } },
  kept: kept<Film>({ duration: { type: 'double', nullable: true, fieldName: 'duration_seconds' } }),
  shown: ['duration'],
  shownBy: 'published',
  pictured: ['thumbnail', 'videoFile'],
});
export const Interview = interviewTable.entity;
export type Interview = RowOf<typeof interviewTable>;

const Answer = ResourceAnswer(interviewTable, {
  duration: {
    type: Number,
    nullable: true,
    description: 'Seconds, as the stored video tells it; `null` = unknown.',
    example: 94.5,
  },
});

/** An interview in the language asked for. */
export class InterviewDto extends OmitType(Answer, ['publishedAt']) {}

/** An interview as staff see it: German texts, those of other languages in `translations`. */
export class InterviewAdminDto extends ResourceAdminAnswer(interviewTable, Answer) {}
