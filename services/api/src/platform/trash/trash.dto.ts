import { ApiProperty } from '@nestjs/swagger';
import { DELETED_KINDS, type DeletedKind } from '@vitrine/schemas';

/** What was deleted. */
export class TrashEntryDto {
  /** Id that it had, and has again once it is restored (UUID v7). */
  id!: string;
  /** What it was. */
  @ApiProperty({ enum: DELETED_KINDS, enumName: 'DeletedKind' })
  kind!: DeletedKind;
  /** Id of the record that a note belongs to; `null` for all other kinds. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  recordId!: string | null;
  /** What staff know it by. @example Signature */
  name!: string;
  /** When it was deleted. */
  deletedAt!: Date;
  /** E-mail address of who deleted it; `null` where the system did. @example "owner@house.example" */
  @ApiProperty({ type: String, nullable: true })
  deletedBy!: string | null;
  /** From when on it is removed for good. */
  removedAt!: Date;
}

/** A page of what was deleted. */
export class TrashPageDto {
  /** The entries of this page. */
  entries!: TrashEntryDto[];
  /** How many match, exactly. */
  total!: number;
  /** Number of the page, counted from 1. */
  page!: number;
  /** The most entries of a page. */
  limit!: number;
  /** What to send as `cursor` to read on; null = the list ends here. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
  /** When the list was read; what was deleted later is not among those that it found. */
  asOf!: string;
}
