import { ApiProperty } from '@nestjs/swagger';
import { contentPageTypes, type ContentPageType, type ContentPageAdmin } from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';

const pageType = { enum: contentPageTypes, enumName: 'ContentPageType' };

/** A content page in the language asked for. */
export class ContentPageDto {
  /** Which page it is. */
  @ApiProperty(pageType)
  pageType!: ContentPageType;
  /** Title. @example "Datenschutz" */
  title!: string;
  /** Sanitised HTML. @example "<p>Wer wir sind</p>" */
  content!: string;
  /** Description for search engines. */
  metaDescription!: string | null;
  /** Separated by commas. */
  metaKeywords!: string | null;
  /** When it was changed last. */
  updatedAt!: Date;
}

/** English texts of a page; a missing one falls back to German. */
export class ContentPageEnglishDto {
  /** Title. */
  title?: string | null;
  /** Sanitised HTML. */
  content?: string | null;
  /** Description for search engines. */
  metaDescription?: string | null;
  /** Keywords for search engines, separated by commas. */
  metaKeywords?: string | null;
}

export class ContentPageTranslationsDto {
  /** English texts; one that is left out falls back to German. */
  en?: ContentPageEnglishDto;
}

/** A content page as staff see it: German texts, English ones in `translations`. */
export class ContentPageAdminDto extends AdminFieldsDto implements Shows<ContentPageAdmin> {
  /** UUID v7. */
  id!: string;
  /** Which page it is. */
  @ApiProperty(pageType)
  pageType!: ContentPageType;
  /** Title. */
  title!: string;
  /** Sanitised HTML. */
  content!: string;
  /** Description for search engines. */
  metaDescription!: string | null;
  /** Separated by commas. */
  metaKeywords!: string | null;
  /** Whether visitors see it. */
  isActive!: boolean;
  /** English texts beside the German ones. */
  translations!: ContentPageTranslationsDto;
}
