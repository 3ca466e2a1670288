import { ApiProperty } from '@nestjs/swagger';
import { contentPageTypes, type ContentPageType, type ContentPageAdmin } from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../common/admin-entity/index.js';

const pageType = { enum: contentPageTypes, enumName: 'ContentPageType' };

/** A content page in the language asked for. */
export class ContentPageDto {
  @ApiProperty(pageType)
  pageType!: ContentPageType;
  /** @example "Datenschutz" */
  title!: string;
  /** Sanitised HTML. @example "<p>Wer wir sind</p>" */
  content!: string;
  metaDescription!: string | null;
  /** Separated by commas. */
  metaKeywords!: string | null;
  updatedAt!: Date;
}

/** English texts of a page; a missing one falls back to German. */
export class ContentPageEnglishDto {
  title?: string | null;
  /** Sanitised HTML. */
  content?: string | null;
  metaDescription?: string | null;
  metaKeywords?: string | null;
}

export class ContentPageTranslationsDto {
  en?: ContentPageEnglishDto;
}

/** A content page as staff see it: German texts, English ones in `translations`. */
export class ContentPageAdminDto extends AdminFieldsDto implements Shows<ContentPageAdmin> {
  /** UUID v7. */
  id!: string;
  @ApiProperty(pageType)
  pageType!: ContentPageType;
  title!: string;
  /** Sanitised HTML. */
  content!: string;
  metaDescription!: string | null;
  /** Separated by commas. */
  metaKeywords!: string | null;
  /** Whether visitors see it. */
  isActive!: boolean;
  translations!: ContentPageTranslationsDto;
}
