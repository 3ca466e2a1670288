import { OmitType } from '@nestjs/swagger';
import { homepageSectionResource } from '@vitrine/schemas';
import { ResourceAdminAnswer, ResourceAnswer, resourceTable, type RowOf } from '../../resource/index.js';

/** One screen of the home page (back-office spec §3). */
export const homepageSectionTable = resourceTable(homepageSectionResource, 'homepage_sections', {
  columns: { displayOrder: { type: 'integer' } },
  shownBy: 'isActive',
  pictured: ['backgroundImage', 'backgroundVideo'],
});
export const HomepageSection = homepageSectionTable.entity;
export type HomepageSection = RowOf<typeof homepageSectionTable>;

const Answer = ResourceAnswer(homepageSectionTable, {
  textColor: { enumName: 'SectionTextColor' },
  textAlign: { enumName: 'SectionTextAlign' },
});

/** A section of the home page in the language asked for. */
export class HomepageSectionDto extends OmitType(Answer, ['publishedAt']) {}

/** A section as staff see it: German texts, those of other languages in `translations`. */
export class HomepageSectionAdminDto extends ResourceAdminAnswer(homepageSectionTable, Answer) {}
