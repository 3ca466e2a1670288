/** The text of a file is no CSV from a row on. */
export class UnreadableCsv extends Error {
  constructor(readonly row: number) {
    super('The file is no CSV');
    this.name = 'UnreadableCsv';
  }
}
