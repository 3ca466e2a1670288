import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { interviewResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../media/api-pictures.js';
import type { PictureDto } from '../media/picture.dto.js';
import { ResourceAnswer, resourceEntity, type ResourceRow, TranslationsAnswer } from '../resource/index.js';

/** What the server alone sets. */
type Film = Pick<InterviewDto, 'duration'>;

/** The columns that do not follow from the declaration. */
export const INTERVIEW_COLUMNS = {
  order: { type: 'integer', fieldName: 'display_order' },
  duration: { type: 'double', nullable: true, fieldName: 'duration_seconds' },
};

/** A film in which a client talks. The server never fetches an address that is elsewhere. */
export const { entity: Interview, schema: interviewTable } = resourceEntity<typeof interviewResource, Film>(
  interviewResource,
  'interviews',
  INTERVIEW_COLUMNS,
);
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
