import { ApiProperty } from '@nestjs/swagger';
import { MEDIA_KINDS, type MediaFileFields, type MediaFileKind } from '@vitrine/schemas';
import { AdminFieldsDto, type Shows } from '../../common/admin-entity/index.js';
import { TRANSLATIONS, translationsClass } from '../../common/swagger/documented-class.js';
import type { Translations } from '../../common/translations.js';
import { FocalPointDto, PictureVariantDto } from '../media/picture.dto.js';

/** A record that names a file. */
export class MediaUseDto {
  /** What it is, by its table; `page_versions` and `trash` are what once was. @example "products" */
  kind!: string;
  /** Its id; of an earlier version of a content page the type of the page. @example "0197a1b2-0000-7000-8000-000000000000" */
  id!: string;
  /** What staff know it by; may be empty. @example "Signature" */
  name!: string;
}

/** What of a stored file is in another language. */
export class MediaTextsDto {
  /** Alternative text. */
  alt?: string | null;
}

const MediaTranslationsDto = translationsClass('MediaFile', MediaTextsDto);

/** A stored file as staff see it: German alternative text, those of other languages in `translations`. */
export class MediaFileDto extends AdminFieldsDto implements Shows<MediaFileFields> {
  /** UUID v7. */
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;
  /** Where it is. @example "/uploads/0197a1b2-0000-7000-8000-000000000000.webp" */
  path!: string;
  /** The name it was uploaded under; `null` where that is not known. @example "ring.jpg" */
  name!: string | null;
  /** What it is. */
  @ApiProperty({ enum: MEDIA_KINDS })
  kind!: MediaFileKind;
  /** Media type. @example "image/webp" */
  mimeType!: string;
  /** Bytes of the original. @example 482113 */
  sizeBytes!: number;
  /** Pixels; of a film, of its still; `null` where there is none. @example 2400 */
  width!: number | null;
  /** Pixels; of a film, of its still; `null` where there is none. @example 1600 */
  height!: number | null;
  /** Length of a film in seconds; `null` for anything else. */
  durationSeconds!: number | null;
  /** Sizes in which it is stored; of a film, of its still. */
  variants!: PictureVariantDto[];
  /** German alternative text: what the picture shows. */
  alt!: string | null;
  /** The point that stays visible where the picture is cropped; `null` = as each page crops it. */
  @ApiProperty({ type: FocalPointDto, nullable: true })
  focalPoint!: FocalPointDto | null;
  @ApiProperty({ type: MediaTranslationsDto, description: TRANSLATIONS })
  translations!: Translations<MediaTextsDto>;
  /** The records that name it; a file that none names is removed after a week. */
  uses!: MediaUseDto[];
}

/** Files of the library, newest first. */
export class MediaFilesDto {
  /** The files. */
  files!: MediaFileDto[];
  /** What to send as `cursor` to read on; null = there are no older ones. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
}
