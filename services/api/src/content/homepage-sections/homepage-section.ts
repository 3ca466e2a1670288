import { IntersectionType } from '@nestjs/swagger';
import { homepageSectionResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ApiPictureModels, ApiPictures } from '../../files/media/api-pictures.js';
import type { PictureDto } from '../../files/media/picture.dto.js';
import { ResourceAnswer, type ResourceRow, resourceTable, TranslationsAnswer } from '../../resource/index.js';

/** One screen of the home page (back-office spec §3). */
export const homepageSectionTable = resourceTable(homepageSectionResource, 'homepage_sections', {
  displayOrder: { type: 'integer' },
});
export const HomepageSection = homepageSectionTable.entity;
export type HomepageSection = ResourceRow<typeof homepageSectionResource>;

const Answer = ResourceAnswer(homepageSectionResource, {
  textColor: { enumName: 'SectionTextColor' },
  textAlign: { enumName: 'SectionTextAlign' },
});

/** A section of the home page in the language asked for. */
@ApiPictureModels()
export class HomepageSectionDto extends Answer {
  @ApiPictures()
  pictures!: Record<string, PictureDto>;
}

/** A section as staff see it: German texts, English ones in `translations`. */
export class HomepageSectionAdminDto extends IntersectionType(
  HomepageSectionDto,
  AdminFieldsDto,
  TranslationsAnswer(homepageSectionResource),
) {}
