import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { interviewResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../../files/media/api-pictures.js';
import type { PictureDto } from '../../files/media/picture.dto.js';
import { ResourceAnswer, type ResourceRow, resourceTable, TranslationsAnswer } from '../../resource/index.js';

/** What the server alone sets. */
type Film = Pick<InterviewDto, 'duration'>;

/** A film in which a client talks. The server never fetches an address that is elsewhere. */
export const interviewTable = resourceTable<typeof interviewResource, Film>(
  interviewResource,
  'interviews',
  { order: { type: 'integer', fieldName: 'display_order' } },
  { duration: { type: 'double', nullable: true, fieldName: 'duration_seconds' } },
);
export const Interview = interviewTable.entity;
export type Interview = ResourceRow<typeof interviewResource> & Film;

/** An interview in the language asked for. */
@ApiPictureModels()
export class InterviewDto extends ResourceAnswer(interviewResource) {
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Seconds, as the stored video tells it; `null` = unknown.',
    example: 94.5,
  })
  duration!: number | null;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** An interview as staff see it: German texts, English ones in `translations`. */
export class InterviewAdminDto extends IntersectionType(
  InterviewDto,
  AdminFieldsDto,
  TranslationsAnswer(interviewResource),
) {}
