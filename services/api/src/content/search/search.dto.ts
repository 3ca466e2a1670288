import { ApiProperty } from '@nestjs/swagger';
import { SEARCH_RESULT_TYPES, type SearchResultType } from '@vitrine/schemas';

/** Something found, in the language asked for. */
export class SearchResultDto {
  /** What it is. */
  @ApiProperty({ enum: SEARCH_RESULT_TYPES, enumName: 'SearchResultType' })
  type!: SearchResultType;
  /** UUID v7. */
  id!: string;
  /** Title. @example "Classic" */
  title!: string;
  /** A line below the name. @example "Der stilvolle Anfang" */
  subtitle!: string | null;
  /** Address of its page on the site. @example "/product/01a10b1f-c389-72d2-9d77-3070227411f5" */
  url!: string;
  /** Path of a picture. */
  image!: string | null;
}

export class SearchResultsDto {
  /** The hits, the best first; at most 20. */
  results!: SearchResultDto[];
}
