/** A value of a cell; `null` = an empty one. */
export type CellValue = string | number | null;

/** A column of a list's file. */
export interface ExportColumn<Row, Person> {
  heading: string;
  /** @param person who a row is about; `undefined` = not asked for, or not to be read */
  cell: (row: Row, person: Person | undefined) => CellValue;
}

/** All columns that a list's file can have, by name. */
export type ExportColumns<Name extends string, Row, Person> = Readonly<Record<Name, ExportColumn<Row, Person>>>;

/** A time of a cell, in UTC. */
export const moment = (at: Date | null): CellValue => at?.toISOString() ?? null;

/** The columns of a file in their order, each once. @param asked none = the standard ones */
export const chooseColumns = <Name extends string, Row, Person>(
  all: ExportColumns<Name, Row, Person>,
  asked: readonly Name[],
  standard: readonly Name[],
): ExportColumn<Row, Person>[] => [...new Set(asked.length > 0 ? asked : standard)].map((name) => all[name]);
