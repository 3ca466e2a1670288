/** A value of a cell; `null` = an empty one. */
export type CellValue = string | number | null;

/** A column of the CSV file of a list. */
export interface ExportColumn<Row, Person> {
  heading: string;
  /** @param person the decrypted personal data of the row; `undefined` = not asked for, or not readable */
  cell: (row: Row, person: Person | undefined) => CellValue;
}

/** All columns that the CSV file of a list can have, by name. */
export type ExportColumns<Name extends string, Row, Person> = Readonly<Record<Name, ExportColumn<Row, Person>>>;

/** A time as the value of a cell, in UTC. */
export const moment = (at: Date | null): CellValue => at?.toISOString() ?? null;

/** The columns of a file in the order asked for, without repeats. @param asked empty = the standard ones */
export const chooseColumns = <Name extends string, Row, Person>(
  all: ExportColumns<Name, Row, Person>,
  asked: readonly Name[],
  standard: readonly Name[],
): ExportColumn<Row, Person>[] => [...new Set(asked.length > 0 ? asked : standard)].map((name) => all[name]);
