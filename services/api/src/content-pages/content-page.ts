import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { contentPageResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../common/admin-entity/index.js';
import { ResourceAnswer, resourceEntity, type ResourceRow, TranslationsAnswer } from '../resource/index.js';

/** A page whose text staff write; there is one of each type. Its `content` is sanitised HTML. */
export const { entity: ContentPage, schema: contentPageTable } = resourceEntity(contentPageResource, 'content_pages');
export type ContentPage = ResourceRow<typeof contentPageResource>;

const Answer = ResourceAnswer(contentPageResource, { pageType: { enumName: 'ContentPageType' } });

/** A content page in the language asked for. */
export class ContentPageDto extends IntersectionType(
  OmitType(Answer, ['id', 'isActive']),
  PickType(AdminFieldsDto, ['updatedAt']),
) {}

/** A content page as staff see it: German texts, English ones in `translations`. */
export class ContentPageAdminDto extends IntersectionType(
  Answer,
  AdminFieldsDto,
  TranslationsAnswer(contentPageResource),
) {}
