import { ApiProperty } from '@nestjs/swagger';
import {
  IMPORT_CHANGES,
  IMPORT_KINDS,
  IMPORT_MODES,
  IMPORT_STATES,
  type ImportChange,
  type ImportKind,
  type ImportMode,
  type ImportState,
} from '@vitrine/schemas';

/** An import that was taken. */
export class TakenImportDto {
  /** UUID v7, by which it is looked up. */
  @ApiProperty({ format: 'uuid' })
  id!: string;
}

/** Something of a row that is refused. */
export class RefusedRowDto {
  /** Number of the row as a spreadsheet counts it; 1 is that of the names of the columns. @example 4 */
  row!: number;
  /** Name of the column; empty where the whole row is meant. @example "city" */
  field!: string;
  /** What is wrong, in English. @example "City is required" */
  message!: string;
}

/** A column that a row would write. */
export class PlannedFieldDto {
  /** Name of the column. @example "name.en" */
  field!: string;
  /** Its text now, from shortly before the first change and at most 80 characters; empty where there is none. @example "4900.00" */
  before!: string;
  /** Its text afterwards, shortened like that; empty where there is none. @example "5200.00" */
  after!: string;
}

/** What a row of a checked file would do. */
export class PlannedRowDto {
  /** Number of the row as a spreadsheet counts it; 1 is that of the names of the columns. @example 2 */
  row!: number;
  /** Id of the entry; `null` for a new one. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  id!: string | null;
  /** What staff know the entry by: name and city of a store, code of a coupon, else its name. @example "Zur Linde, Leipzig" */
  name!: string;
  /** Whether it adds an entry, changes one, or says nothing new. */
  @ApiProperty({ enum: IMPORT_CHANGES, enumName: 'ImportChange' })
  change!: ImportChange;
  /** The columns that it would write, 12 at most, with their text in the file of an export. */
  fields!: PlannedFieldDto[];
  /** How many columns it would write beside them. @example 0 */
  moreFields!: number;
}

/** State and results of an import. */
export class ImportDto {
  /** UUID v7. */
  @ApiProperty({ format: 'uuid' })
  id!: string;
  /** What its rows are. */
  @ApiProperty({ enum: IMPORT_KINDS, enumName: 'ImportKind' })
  kind!: ImportKind;
  /** Whether it is only looked through, or written. */
  @ApiProperty({ enum: IMPORT_MODES, enumName: 'ImportMode' })
  mode!: ImportMode;
  /** `waiting`, `running`, then `done`; `refused` = nothing was written because of refused rows, `failed` = because of a fault on our side. */
  @ApiProperty({ enum: IMPORT_STATES, enumName: 'ImportState' })
  state!: ImportState;
  /** Rows that were read so far, without empty ones. @example 120 */
  rows!: number;
  /** Entries that were added, or with `check` would be. @example 100 */
  created!: number;
  /** Entries that were changed, or would be; rows that say nothing new are not among them. @example 15 */
  updated!: number;
  /** Rows that are refused. @example 2 */
  refusedRows!: number;
  /** What is refused, 1,000 entries at most. */
  refused!: RefusedRowDto[];
  /** With `check`: what the rows would do, 1,000 at most, of them first those that add or change an entry. Rows that are refused are not among them. */
  planned!: PlannedRowDto[];
  /** When it was taken. */
  createdAt!: Date;
  /** When it was done; null until then. */
  finishedAt!: Date | null;
}
