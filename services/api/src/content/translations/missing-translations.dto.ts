import { ApiProperty } from '@nestjs/swagger';
import { TRANSLATED_KIND_NAMES, type TranslatedKind } from '@vitrine/schemas';

/** What lacks a translation among the entries of one kind. */
export class MissingOfKindDto {
  /** Of which kind. */
  @ApiProperty({ enum: TRANSLATED_KIND_NAMES, enumName: 'TranslatedKind' })
  kind!: TranslatedKind;
  /** How many entries lack any. @example 3 */
  entries!: number;
  /** How many texts, and entries of lists, are missing in all further languages of the site together. @example 12 */
  texts!: number;
}

/** What visitors are shown in another language than theirs. */
export class MissingTranslationsDto {
  /** Each kind that one may read. */
  kinds!: MissingOfKindDto[];
}
