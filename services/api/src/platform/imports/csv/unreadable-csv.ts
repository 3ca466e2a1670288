/** The text of a file is not valid CSV from a row on. */
export class UnreadableCsv extends Error {
  constructor(readonly row: number) {
    super('The file is not valid CSV');
    this.name = 'UnreadableCsv';
  }
}
