import { ApiProperty } from '@nestjs/swagger';
import { TRASH_KINDS, type TrashKind } from '@vitrine/schemas';

/** What was deleted. */
export class TrashEntryDto {
  /** Id that it had, and has again once it is restored (UUID v7). */
  id!: string;
  /** What it was. */
  @ApiProperty({ enum: Object.keys(TRASH_KINDS), enumName: 'TrashKind' })
  kind!: TrashKind;
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
