import { ApiProperty } from '@nestjs/swagger';
import { STAFF_SEARCH_TYPES, type StaffSearchType } from '@vitrine/schemas';

/** Something that staff may open. */
export class StaffSearchResultDto {
  /** What it is. */
  @ApiProperty({ enum: STAFF_SEARCH_TYPES, enumName: 'StaffSearchType' })
  type!: StaffSearchType;
  /** UUID; null for a screen. */
  id!: string | null;
  /** What it is called. @example "Classic" */
  title!: string;
  /** A line below the title. @example "#2d3a90bf · Erika Mustermann" */
  subtitle!: string | null;
  /** Where the back-office shows it. @example "/admin/orders/01a10b1f-c389-72d2-9d77-3070227411f5" */
  url!: string;
}

export class StaffSearchResultsDto {
  /** The hits, by type; at most 20. */
  results!: StaffSearchResultDto[];
}
