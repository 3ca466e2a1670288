/** A field that is refused, with a sentence of the catalogue. */
export interface RefusedField {
  /** Name of the column; empty where the whole row is meant. */
  field: string;
  message: string;
}

/** A refused field of a row, whose number is that of a spreadsheet. */
export interface RefusedCellOfRow extends RefusedField {
  row: number;
}
