import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { contentPageResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { ResourceAdminAnswer, ResourceAnswer, resourceTable, type RowOf } from '../../resource/index.js';

/** A page whose text staff write, one of each type. Its `content` is sanitised HTML. */
export const contentPageTable = resourceTable(contentPageResource, 'content_pages', { shownBy: 'isActive' });
export const ContentPage = contentPageTable.entity;
export type ContentPage = RowOf<typeof contentPageTable>;

const Answer = ResourceAnswer(contentPageTable, { pageType: { enumName: 'ContentPageType' } });

/** A content page in the language asked for. */
export class ContentPageDto extends IntersectionType(
  OmitType(Answer, ['id', 'isActive', 'publishedAt']),
  PickType(AdminFieldsDto, ['updatedAt']),
) {}

/** A content page as staff see it: German texts, those of other languages in `translations`. */
export class ContentPageAdminDto extends ResourceAdminAnswer(contentPageTable, Answer) {}
