import { ApiProperty, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { articleResource } from '@vitrine/schemas';
import { AdminFieldsDto } from '../../common/admin-entity/index.js';
import { kept, ResourceAdminAnswer, ResourceAnswer, resourceTable, type RowOf } from '../../resource/index.js';

/** Columns that only the server sets. */
interface Kept {
  slugKept: boolean;
}

/** An article of the newsroom. Its `content` is sanitised HTML. */
export const articleTable = resourceTable(articleResource, 'articles', {
  shownBy: 'published',
  kept: kept<Kept>({ slugKept: { type: 'boolean', default: false } }),
  shown: ['slugKept'],
  pictured: ['image'],
});
export const Article = articleTable.entity;
export type Article = RowOf<typeof articleTable>;

const Answer = ResourceAnswer(articleTable, {
  slugKept: { type: Boolean, description: 'Whether it was published, so that its address stays.' },
});

class PublishedAtDto {
  @ApiProperty({
    format: 'date-time',
    description: 'Time since which visitors see it, ISO 8601.',
    example: '2026-11-02T08:00:00.000Z',
  })
  publishedAt!: string;
}

/** A published article in the language asked for. */
export class ArticleDto extends IntersectionType(
  OmitType(Answer, ['id', 'published', 'publishedAt', 'slugKept']),
  PublishedAtDto,
  PickType(AdminFieldsDto, ['updatedAt']),
) {}

/** An article as staff see it: German texts, those of other languages in `translations`. */
export class ArticleAdminDto extends ResourceAdminAnswer(articleTable, Answer) {}
