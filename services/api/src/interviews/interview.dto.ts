import type { InterviewInput } from '@vitrine/schemas';
import { IntersectionType } from '@nestjs/swagger';
import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../media/api-pictures.js';
import type { PictureDto } from '../media/picture.dto.js';

/** An interview in the language asked for. */
@ApiPictureModels()
export class InterviewDto {
  /** UUID v7. */
  id!: string;
  /** Title. @example "Die Kollektion in der Hand" */
  title!: string;
  /** Name of who talks. @example "Clara Rosenhag" */
  clientName!: string;
  /** What they are in the house. @example "Inhaberin" */
  clientTitle!: string | null;
  /** Their company. @example "Juwelier Rosenhag" */
  clientCompany!: string | null;
  /** Text; several lines, may be empty. */
  description!: string;
  /** An address with http or https, or a path of this site; `videoFile` goes before it. */
  videoUrl!: string | null;
  /** Path of the stored video. */
  videoFile!: string | null;
  /** Path of a picture. */
  thumbnail!: string | null;
  /** Seconds, as the stored video tells it; `null` = unknown. @example 94.5 */
  duration!: number | null;
  /** Whether it is shown before the others. */
  featured!: boolean;
  /** Whether visitors see it. */
  published!: boolean;
  /** Place in lists, the lowest first. */
  order!: number;
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** English texts of an interview; a missing one falls back to German. */
export class InterviewEnglishDto {
  /** Title. */
  title?: string | null;
  /** What they are in the house. */
  clientTitle?: string | null;
  /** Text; several lines, may be empty. */
  description?: string | null;
}

export class InterviewTranslationsDto {
  /** English texts; one that is left out falls back to German. */
  en?: InterviewEnglishDto;
}

/** An interview as staff see it: German texts, English ones in `translations`. */
export class InterviewAdminDto extends IntersectionType(InterviewDto, AdminFieldsDto) implements Shows<InterviewInput> {
  /** English texts beside the German ones. */
  translations!: InterviewTranslationsDto;
}
