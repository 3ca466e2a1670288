import { UnreadableCsv } from './unreadable-csv.js';

/** No genuine file has rows of more cells; the parser would make an object of each, even of empty ones. */
const MAX_CELLS = 1000;

/** Passes a text on unchanged until a row has too many cells: the parser would first hold them all in memory. @throws UnreadableCsv */
export async function* limitCells(text: AsyncIterable<string>, separator: string): AsyncGenerator<string> {
  let row = 1;
  let cells = 1;
  let isQuoted = false;
  let last = '';
  for await (const piece of text) {
    for (const character of piece) {
      if (character === '"') isQuoted = !isQuoted;
      else if (isQuoted) continue;
      else if (character === separator) cells += 1;
      else if (character === '\r' || (character === '\n' && last !== '\r')) {
        row += 1;
        cells = 1;
      }
      if (cells > MAX_CELLS) throw new UnreadableCsv(row);
      last = character;
    }
    yield piece;
  }
}
