import { PickType } from '@nestjs/swagger';
import { ContentPageAdminDto } from './content-page.js';

/** A text that a content page had, or has: who saved it, when and why. */
export class PageVersionDto {
  /** Rises with each version; the highest is the present text. @example 4 */
  number!: number;
  /** When it was saved. */
  savedAt!: Date;
  /** E-mail address of the administrator who saved it; `null` where the system did, or before it was recorded. @example "owner@house.example" */
  savedBy!: string | null;
  /** Why it was saved, where that was said. @example "New register number" */
  reason!: string | null;
}

/** The texts of a version. */
export class PageVersionTextsDto extends PickType(ContentPageAdminDto, [
  'title',
  'content',
  'metaDescription',
  'metaKeywords',
  'translations',
]) {
  /** Which of the versions it is. @example 4 */
  number!: number;
}
