import { ApiProperty } from '@nestjs/swagger';

/** A row that was changed. */
export class BulkChangeDto {
  /** Id (UUID v7). */
  id!: string;
  /** Its status before. @example pending */
  status!: string;
  /** Its version since; null = it was deleted. @example 2 */
  @ApiProperty({ type: Number, nullable: true })
  version!: number | null;
}

/** A row that was left as it is. */
export class BulkRefusalDto {
  /** Id (UUID v7). */
  id!: string;
  /** Why. @example This entry has been changed by someone else in the meantime */
  error!: string;
}

/** What was done to some of the rows that a list finds. */
export class BulkChangesDto {
  /** Those that were changed. */
  changed!: BulkChangeDto[];
  /** How many were so already. */
  unchanged!: number;
  /** Those that could not be changed. */
  refused!: BulkRefusalDto[];
  /** What to send as `cursor` for the next batch; null = all is done. */
  @ApiProperty({ type: String, nullable: true })
  next!: string | null;
}
